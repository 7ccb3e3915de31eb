/** What the phone's menu lies on. */
export const phonePaper = { width: 'min(320px, 86vw)', p: 1 } as const;
