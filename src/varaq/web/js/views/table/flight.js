/**
 * Cards fly from their player to the felt, and from the felt to the trick's winner.
 * Whoever wants less motion sees them fade instead.
 */

const FLIGHT = 150;
const GATHER = 200;
const calm = matchMedia('(prefers-reduced-motion: reduce)');

const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];

/** @param {Element} element @param {DOMRect} goal */
function way(element, goal) {
  const [x, y] = middle(element.getBoundingClientRect());
  const [gx, gy] = middle(goal);
  return `translate(${gx - x}px, ${gy - y}px)`;
}

/** @param {HTMLElement} root @param {number} seat */
const seatBox = (root, seat) => root.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();

/**
 * Lets the cards that have just come to lie on the felt arrive.
 * @param {HTMLElement} root
 * @param {(seat: number) => DOMRect|undefined} from   where that seat's card was, if known
 */
export function arrive(root, from) {
  for (const card of root.querySelectorAll('.t-felt .t-lying:not([data-flown])')) {
    card.setAttribute('data-flown', '');
    const seat = Number(card.getAttribute('data-from'));
    const start = from(seat) ?? seatBox(root, seat);
    if (!start || document.hidden) continue;
    if (calm.matches) card.animate([{ opacity: 0 }, { opacity: 1 }], FLIGHT);
    else {
      card.animate(
        [{ transform: way(card, start), opacity: 0.4 }, { transform: 'none', opacity: 1 }],
        { duration: FLIGHT, easing: 'cubic-bezier(.2,.8,.3,1)' },
      );
    }
  }
}

/** @param {HTMLElement} root @param {number} winner */
export function gather(root, winner) {
  const goal = seatBox(root, winner);
  for (const card of root.querySelectorAll('.t-felt .t-lying')) {
    const away = calm.matches || !goal ? [{ opacity: 1 }, { opacity: 0 }] : [
      { transform: 'none', opacity: 1 },
      { transform: `${way(card, goal)} scale(.35)`, opacity: 0 },
    ];
    card.animate(away, { duration: GATHER, easing: 'ease-in', fill: 'forwards' });
  }
}
