const INDENT = /\n\s+/g;
const END_OF_VOID = /\s?\/>/g;
const BETWEEN_TAGS = />\s+</g;

/**
 * The shell as a browser reads it, without what is there for those who write it: every byte of it
 * travels with each page, and home has ten packets.
 */
export const tightShell = (shell: string): string =>
  shell.replaceAll(INDENT, '\n').replaceAll(END_OF_VOID, '>').replaceAll(BETWEEN_TAGS, '><');
