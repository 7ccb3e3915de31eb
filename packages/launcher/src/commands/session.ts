/** What a command may change about how the launcher ends. */
export interface Session {
  /** For Ctrl-C, once that is how one ends here. */
  exitCodeWhenStopped: number | undefined;
  /** Printed when everything has ended. */
  lastWords: string;
}
