/**
 * The query of a request; a parameter that comes twice is an array.
 * Read from the address because the functions runtime has put its own idea of it into `req.query`.
 */
export const parseQuery = (address: string): Record<string, string | string[]> => {
  const { searchParams } = new URL(address, 'http://localhost');
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((key) => {
      const [first = '', ...more] = searchParams.getAll(key);
      return [key, more.length > 0 ? [first, ...more] : first];
    }),
  );
};
