/** Style sheets that come with the part of the page that needs them. */

/** @type {Map<string, Promise<unknown>>} */
const sheets = new Map();

/** Adds a style sheet once; resolves when it is there, or cannot be had. @param {string} href */
export function styled(href) {
  let done = sheets.get(href);
  if (!done) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    done = new Promise((ready) => {
      link.onload = link.onerror = ready;
    });
    sheets.set(href, done);
    document.head.append(link);
  }
  return done;
}
