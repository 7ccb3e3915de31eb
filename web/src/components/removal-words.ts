/** What a feature says of removing a thing that has a name. */
interface RemovalTexts {
  open: (name: string) => string;
  button: string;
  title: (name: string) => string;
  text: string;
  done: string;
}

/** The words of a `RemoveButton` for one thing. */
export const removalWords = ({ open, title, button, text, done }: RemovalTexts, name: string) => ({
  ...{ label: open(name), title: title(name) },
  ...{ button, text, done },
});
