/**
 * What a public page may send to a phone, brotli-compressed. `npm run check:budgets` collects the pages
 * from a running shop (`tests/bench/budgets.ts`) and holds them against this.
 */
const page = (name, { after = '190 kB' } = {}) =>
  [
    { what: 'HTML', files: 'page.html', limit: '30 kB' },
    { what: 'script before the first input', files: 'before/*.js', limit: '5 kB' },
    { what: 'script once the app runs', files: 'after/*.js', limit: after },
  ].map(({ what, files, limit }) => ({
    name: `${name}: ${what}`,
    path: `.rollwell/budgets/${name}/${files}`,
    limit,
  }));

export default [
  ...['blogs', 'post'].flatMap((name) => page(name)),
  // With the toast of a press on Add to basket, which is there before the press: 10 kB of notistack's.
  ...page('product', { after: '203 kB' }),
  // Besides, MUI's TextField, which brings its select and its menu along; login with Firebase Auth.
  ...['products', 'login'].flatMap((name) => page(name, { after: '220 kB' })),
  // Besides, the contact form, which is Formik's.
  ...page('home', { after: '236 kB' }),
];
