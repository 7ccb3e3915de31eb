/** A decoded form body: texts, lists and groups, nested as the brackets in the names say. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type FormGroup = Record<string, FormValue>;

type Tree = Map<string, string | Tree>;

const pathOf = (name: string): string[] => name.split('[').map((part) => part.replace(/\]$/, ''));

const insert = (tree: Tree, path: string[], value: string): void => {
  const [head = '', ...rest] = path;
  if (rest.length === 0) {
    tree.set(head, value);
    return;
  }
  const existing = tree.get(head);
  const branch: Tree = existing instanceof Map ? existing : new Map<string, string | Tree>();
  tree.set(head, branch);
  insert(branch, rest, value);
};

const plain = (node: string | Tree): FormValue => {
  if (typeof node === 'string') return node;
  const keys = [...node.keys()];
  if (keys.length > 0 && keys.every((key, index) => key === String(index))) {
    return [...node.values()].map(plain);
  }
  return Object.fromEntries([...node].map(([key, value]) => [key, plain(value)]));
};

/** Decodes `a[b][0]=c`, the way in which Stripe's clients write nested values into a form. */
export const parseFormBody = (body: string): FormGroup => {
  const tree: Tree = new Map();
  for (const [name, value] of new URLSearchParams(body)) insert(tree, pathOf(name), value);
  return Object.fromEntries([...tree].map(([key, value]) => [key, plain(value)]));
};
