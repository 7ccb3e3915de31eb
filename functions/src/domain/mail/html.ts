const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that was put together by `html`, so that every text in it is escaped. */
export class Html {
  constructor(readonly markup: string) {}
}

/** What may stand in `html`: texts are escaped, markup is taken as it is. */
type HtmlValue = string | Html | readonly Html[];

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const markupOf = (value: HtmlValue): string => {
  if (typeof value === 'string') return escaped(value);
  return value instanceof Html ? value.markup : value.map(({ markup }) => markup).join('\n');
};

/** A template of markup; whatever is put in is escaped, between tags and in quoted attributes. */
export const html = (parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html =>
  new Html(parts.map((part, index) => part + markupOf(values[index] ?? new Html(''))).join(''));
