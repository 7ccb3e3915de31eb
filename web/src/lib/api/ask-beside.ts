import type { ApiAnswer, AskApi } from '@rollwell/functions/contract/rendered-page';

let ask: AskApi | undefined;

/**
 * Asks the API beside which a page is rendered: nobody is signed in there, and nothing is waited for
 * that could not come. Undefined where calls go over the network.
 */
export const askBeside = (path: string): Promise<ApiAnswer> | undefined => ask?.(path);

/** Puts what asks the API in the place of the network, or takes it away. One per process. */
export function connectBeside(askApi: AskApi | undefined): void {
  ask = askApi;
}
