/** Who sits at a table, asked in the ways the screen needs. Nothing here is kept: all of it is in `facts`. */

/**
 * The facts of a table out of a welcome: seats lie on the felt as the turn goes round, and who has
 * none looks on from the first chair, or from where they have gone.
 * @param {any} welcome @param {any} seen @param {any} before the facts so far
 */
export function fromWelcome(welcome, seen, before) {
  const role = welcome.role ?? (welcome.seat === null ? 'waiting' : 'seat');
  const chair = before?.house === welcome.house ? before.seat : 0;
  const more = { role, watching: role !== 'seat', watching_count: welcome.watching ?? 0 };
  return { ...welcome, ...more, seat: welcome.seat ?? chair, clockwise: seen.clockwise !== false };
}

/** The same after something has changed in the company. @param {any} facts @param {any} company */
export const fromCompany = (facts, { watching: count = 0, ...company }) => ({ ...facts, ...company, watching_count: count });

/**
 * What is seen by who looks on asks nothing of them; where all cards are open, they see those of
 * the chair they look from.
 * @param {any} facts @param {any} seen
 */
export function shownTo(facts, seen) {
  if (!facts?.watching) return seen;
  return { ...seen, seat: null, legal: [], choose: null, hand: seen.hands?.[facts.seat] ?? seen.hand };
}

/** @param {any} facts @returns {any} my own seat; null: I look on */
export const mySeat = (facts) => (facts.watching ? null : facts.seats[facts.seat]);

/** May I do what the host may? @param {any} facts */
export const isHost = (facts) => Boolean(mySeat(facts)?.host);

/** Other people in seats, here or not. @param {any} facts @returns {number[]} */
export const othersSeated = (facts) =>
  facts.seats.flatMap(({ kind }, seat) => (kind === 'person' && (facts.watching || seat !== facts.seat) ? [seat] : []));

/** Nobody but me and computer players, neither in a seat nor looking on. @param {any} facts */
export const isAlone = (facts) => !facts.watching && !othersSeated(facts).length && !facts.waiting.length && !facts.watching_count;

/** Whom the table waits for because they asked for a moment. @param {any} facts @returns {number[]} */
export const holding = (facts) => facts.seats.flatMap(({ hold }, seat) => (hold ? [seat] : []));

/** Seats change between the deals. @param {any} seen */
export const betweenDeals = (seen) => ['dealing', 'over'].includes(seen.phase);

/** Somebody else asks to take back, and I have not answered. @param {any} facts @returns {number|null} who asks */
export function askedToAllow(facts) {
  const asked = facts.undo_asked;
  const mine = !asked || facts.watching || asked.seat === facts.seat || asked.allowed.includes(facts.seat);
  return mine ? null : asked.seat;
}

/** I ask to take back: who has not agreed yet. @param {any} facts @returns {number[]|null} */
export function waitsToAllow(facts) {
  const asked = facts.undo_asked;
  if (!asked || facts.watching || asked.seat !== facts.seat) return null;
  return othersSeated(facts).filter((seat) => facts.seats[seat].here && !asked.allowed.includes(seat));
}

/** What I voted for. @param {any} facts @returns {{house: string, turn: 0|1}|null} */
export const myVote = (facts) => (facts.watching ? null : (facts.votes?.find(({ seats }) => seats.includes(facts.seat)) ?? null));

/** What others propose, and I have not agreed to. @param {any} facts */
export const proposals = (facts) => (facts.watching ? [] : (facts.votes ?? []).filter(({ seats }) => !seats.includes(facts.seat)));

/** What is worth telling of a seat whose holder was `before` and is `now`. */
function newsOfSeat(before, now) {
  if (before.name !== now.name || before.kind !== now.kind) return [now.kind === 'person' ? 'sat_down' : 'took_over'];
  const news = [];
  if (now.stood_in && !before.stood_in) news.push('stood_in');
  else if (before.stood_in && now.here) news.push('came_back');
  if (now.hand && !before.hand) news.push('hand_raised');
  if (Boolean(now.hold) !== Boolean(before.hold)) news.push(now.hold ? 'hold_on' : 'hold_off');
  if (now.host && !before.host) news.push('hosts');
  return news;
}

/** Two people who have changed seats, where that is all that has happened. */
function swapped(before, now) {
  const moved = now.flatMap(({ name }, seat) => (name === before[seat].name ? [] : [seat]));
  const [a, b] = moved;
  return moved.length === 2 && now[a].name === before[b].name && now[b].name === before[a].name ? [a, b] : null;
}

/** What is worth telling of a company that was `before` and is `now`. @param {any} before @param {any} now */
export function newsOf(before, now) {
  const news = [];
  const pair = swapped(before.seats, now.seats);
  if (pair) news.push({ kind: 'swapped', seats: pair });
  else news.push(...now.seats.flatMap((member, seat) => newsOfSeat(before.seats[seat], member).map((kind) => ({ kind, seat, who: member.name }))));
  for (const vote of now.votes ?? []) {
    const seats = vote.seats.filter((seat) => !before.votes?.some((old) => old.house === vote.house && old.turn === vote.turn && old.seats.includes(seat)));
    if (seats.length) news.push({ kind: 'proposed', ...vote, seats });
  }
  if (now.undo_asked && before.undo_asked?.seat !== now.undo_asked.seat) news.push({ kind: 'undo_asked', seat: now.undo_asked.seat });
  return news;
}
