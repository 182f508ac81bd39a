/** Cards as they are dealt: backs that fly round the table, and my own that come into the hand. */

const FLIGHT = 260;
const BETWEEN = 55;
const calm = matchMedia('(prefers-reduced-motion: reduce)');

const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];

/** @param {HTMLElement} root @param {number} seat */
const seatBox = (root, seat) => root.querySelector(`.t-plate[data-seat="${seat}"], .t-strip[data-seat="${seat}"]`)?.getBoundingClientRect();

/** @returns {Set<string>} the cards that are in the hand already */
export const heldNow = (root) => new Set([...root.querySelectorAll('.t-hand .t-held')].map(({ id }) => id));

/** My new cards come from the dealer. @param {HTMLElement} root @param {Set<string>} before @param {number} dealer */
export function comeIn(root, before, dealer) {
  if (document.hidden) return;
  const from = seatBox(root, dealer);
  const fresh = [...root.querySelectorAll('.t-hand .t-held')].filter(({ id }) => !before.has(id));
  fresh.forEach((card, n) => {
    const timing = { duration: FLIGHT, delay: n * BETWEEN, easing: 'cubic-bezier(.2,.8,.3,1)', fill: /** @type {const} */ ('backwards') };
    if (calm.matches || !from) card.animate([{ opacity: 0 }, { opacity: 1 }], timing);
    else {
      const [x, y] = middle(card.getBoundingClientRect());
      const [fx, fy] = middle(from);
      card.animate([{ transform: `translate(${fx - x}px, ${fy - y}px) scale(.5)`, opacity: 0 }, { transform: 'none', opacity: 1 }], timing);
    }
  });
}

/** Backs for the others. @param {HTMLElement} root @param {number} dealer @param {number[]} seats in the order of dealing */
export function flyRound(root, dealer, seats) {
  const cloth = root.querySelector('.t-cloth');
  const from = seatBox(root, dealer);
  if (!cloth || !from || calm.matches || document.hidden) return;
  const frame = cloth.getBoundingClientRect();
  const [fx, fy] = middle(from);
  seats.forEach((seat, n) => {
    const goal = seatBox(root, seat);
    if (!goal || seat === dealer) return;
    const [gx, gy] = middle(goal);
    const card = document.createElement('span');
    card.className = 'te-flying';
    cloth.append(card);
    card.style.left = `${fx - frame.left}px`;
    card.style.top = `${fy - frame.top}px`;
    const flight = card.animate(
      [{ transform: 'translate(-50%, -50%)', opacity: 1 }, { transform: `translate(calc(-50% + ${gx - fx}px), calc(-50% + ${gy - fy}px))`, opacity: 0.3 }],
      { duration: FLIGHT + 80, delay: n * BETWEEN, easing: 'ease-out', fill: 'both' },
    );
    flight.onfinish = flight.oncancel = () => card.remove();
  });
}
