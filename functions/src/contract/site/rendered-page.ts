/**
 * What the function and the site's renderer hand each other. The renderer is built with the site and
 * lies beside the function; neither knows more of the other than this.
 */
import type { PageFacts } from './page-head.ts';

/** What the API answers, as far as a page reads it; a `Response` has all of it. */
export interface ApiAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get: (name: string) => string | null };
  json: () => Promise<unknown>;
}

/** GETs a public call of this very API: `/product?limit=6`. */
export type AskApi = (path: string) => Promise<ApiAnswer>;

/** What the renderer is made with. */
export interface RendererSetup {
  get: AskApi;
}

/** A page as the site's routes know it. */
export interface PageAtAddress {
  /** The name of its file in `web/src/pages`. */
  page: string;
  path: string;
  /** The `:id` of the path; empty where it has none. */
  id: string;
  /** Which page of a list it is, from 1; 1 also where the list is searched or narrowed. */
  listPage: number;
  /** What it says of itself where it shows no product or post; undefined for a page that is not listed. */
  description: string | undefined;
}

/** What a page says of itself to who links to it or lists it; undefined for one that is not listed. */
export type FactsOf = (page: PageAtAddress) => Promise<PageFacts | undefined>;

export interface RenderedDocument {
  /** 404 where the path leads to nothing, 503 where what it shows could not be read. */
  status: 200 | 404 | 503;
  html: string;
  /** Hash of the one script in the page, as a Content-Security-Policy names it: `'sha256-…'`. */
  scriptHash: string;
}

/** A form that a browser sent by itself, and why it was refused. Its page shows both. */
export interface RefusedForm {
  /** What was typed, by field. */
  values: Readonly<Record<string, string>>;
  /** Field → sentence to show beside it. */
  fields: Readonly<Record<string, string>>;
  /** What to say of the whole. */
  message: string;
  /** HTTP status of the refusal. */
  status: number;
  /** Seconds after which another try is worth it; null where nobody knows. */
  retryAfter: number | null;
}

/** A form that a browser sent by itself, with what the page that answers it shows. */
export interface AnsweredForm extends RefusedForm {
  /** What is next where nothing is wrong with it: a question, or the receipt (ISO 8601). */
  passed?: { step: 'confirm' } | { step: 'received'; receivedAt: string };
}

/**
 * Renders the page at a path with its query, `/products?q=frame`. `answered`: the form that is answered
 * with this page, if one is.
 */
export type RenderDocument = (
  url: string,
  factsOf: FactsOf,
  answered?: AnsweredForm,
) => Promise<RenderedDocument>;

export interface RendererModule {
  createRenderer: (setup: RendererSetup) => RenderDocument;
}
