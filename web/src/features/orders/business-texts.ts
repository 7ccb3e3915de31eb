/** The words of ordering for a business abroad. */
export const businessTexts = {
  label: 'VAT number of your business',
  hint: 'With it, a business orders without VAT.',
  atHome: 'Within Germany, businesses pay VAT, too.',
  checking: 'We are asking its register …',
  confirmed: (name: string | null) =>
    name === null ? 'Confirmed: you order without VAT.' : `${name}: you order without VAT.`,
} as const;
