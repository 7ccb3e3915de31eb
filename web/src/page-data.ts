import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router-dom';

/** The id of the script, of JSON, that a rendered document carries its data in. */
export const PAGE_DATA_ID = 'page-data';

/** What a document was rendered with, for the app that hydrates it. */
export interface PageData {
  /** The path that it shows; `*` for the one that stands wherever there is nothing. */
  path: string;
  router: HydrationState;
  queries: DehydratedState;
}

/** A page as it is rendered on the server. */
export interface RenderedPage {
  html: string;
  /** As it stands in HTML. */
  title: string;
  /** `<style>` tags with the rules that the page uses. */
  styles: string;
  /** The name of its file in `pages/`. */
  page: string;
  /** What it says of itself to who lists it. */
  description: string | undefined;
  params: Readonly<Partial<Record<string, string>>>;
  status: 200 | 404 | 503;
  data: PageData;
}
