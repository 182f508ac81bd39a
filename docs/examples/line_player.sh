#!/bin/sh
# A player for Varaq's line protocol in a plain shell: the first act that is open, without a thought.
#
#     varaq arena "process:sh docs/examples/line_player.sh" random --mode play
#
# It needs no JSON: the acts to choose from follow the last `"legal":[` of a line, and no act holds
# a quotation mark. The protocol: docs/develop/line-protocol.md.

while IFS= read -r line; do
  case $line in
    '{"hello"'*) printf '{"ready": 1}\n' ;;
    '{"end"'*) exit ;;
    *)
      legal=${line##*'"legal":["'}
      printf '{"act": "%s"}\n' "${legal%%'"'*}"
      ;;
  esac
done
