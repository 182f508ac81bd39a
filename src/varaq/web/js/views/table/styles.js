/** The table's styles come with the table: whoever only reads the rules need not fetch them. */
const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/css/table.css' });

await new Promise((done) => {
  link.onload = link.onerror = done;
  document.head.append(link);
});

export {};
