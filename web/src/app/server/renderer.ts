import { readFileSync } from 'node:fs';
import type { RenderDocument, RendererSetup } from '@rollwell/functions/contract/rendered-page';
import { matchPath } from 'react-router-dom';
import { ApiError } from '../../lib/api/api-error.ts';
import { connectBeside } from '../../lib/api/ask-beside.ts';
import { withoutLastSlash } from '../../lib/paths.ts';
import { isGone } from '../../lib/query/gone.ts';
import { formKeys } from '../../lib/query/keys.ts';
import { keepPreview } from '../../lib/query/preview-of.ts';
import { writePageData } from '../page-data.ts';
import { createQueryClient } from '../query-client.ts';
import { belowIn } from './first-screen.ts';
import { fillShell, inlineStyles } from './page-document.ts';
import type { PageFiles } from './page-files.ts';
import { renderPage } from './render-page.tsx';
import {
  notFoundScreen,
  renderedScreens,
  type Asked,
  type RenderedScreen,
} from './rendered-screens.ts';
import { shortenLists } from './short-lists.ts';

/** What the build noted beside this file. */
const readPageFiles = (): PageFiles =>
  JSON.parse(readFileSync(new URL('page-files.json', import.meta.url), 'utf8')) as PageFiles;

/** The screen at a path, and the id in it. */
function screenAt(pathname: string) {
  for (const screen of renderedScreens) {
    const match = matchPath(screen.path, pathname);
    if (match) return { screen, id: match.params.id ?? '' };
  }
  return { screen: notFoundScreen, id: '' };
}

const isFailure = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

interface Read {
  status: 200 | 404 | 503;
  /** Nothing is left for the browser to ask for. */
  complete: boolean;
}

/** Reads what the screen shows, if it may be read here; what could not be the page asks for itself. */
async function loadData({ load }: RenderedScreen, asked: Asked): Promise<Read> {
  const loads = load?.(asked);
  const errors = (await Promise.allSettled(loads ?? [])).flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  const complete = loads?.length !== 0 && errors.every(isGone);
  if (errors.some(isGone)) return { status: 404, complete };
  return { status: errors.some(isFailure) ? 503 : 200, complete };
}

/** Makes what renders the public pages of a shop whose API is asked by `get`. */
export function createRenderer({ shell, get, preview }: RendererSetup): RenderDocument {
  connectBeside(get);
  const files = readPageFiles();
  return async (url, head, answered) => {
    const { pathname, search, searchParams } = new URL(`http://localhost${url}`);
    const { screen, id } = screenAt(pathname);
    const asked: Asked = { client: createQueryClient(), id, query: searchParams };
    if (answered) asked.client.setQueryData(formKeys.answered, answered);
    const { status, complete } = await loadData(screen, asked);
    await keepPreview(asked.client, screen.picture?.(asked), preview);
    shortenLists(asked.client);
    const page = await renderPage(pathname + search, asked.client);
    const below = belowIn(page.html, files.below[screen.screen]);
    const { tag, hash } = inlineStyles(page, files.shellStyles, below);
    const html = fillShell(shell, page, {
      path: screen === notFoundScreen ? screen.path : withoutLastSlash(pathname),
      head: [...head, tag],
      code: files.code[screen.screen] ?? [],
      below,
      data: writePageData(asked.client),
      startsAtOnce: !complete,
    });
    return {
      status: screen === notFoundScreen ? 404 : status,
      html,
      styleHash: hash,
    };
  };
}
