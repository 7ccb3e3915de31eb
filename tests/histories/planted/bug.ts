/** A bug and how to plant it: in one file of `functions/src`, a text that is there once becomes another. */
export interface Bug {
  name: string;
  changes: { file: string; from: string; to: string }[];
}
