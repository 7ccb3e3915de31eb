import type { BrowserContext, Page, Request } from 'playwright-core';
import { isAskedAsNobody } from './asked-as-nobody.ts';
import type { Watch } from './watch.ts';

interface Aborted {
  request: Request;
  /** Milliseconds on our clock: the browser has none for a request that never left. */
  begun: number;
  at: number;
}

/** Ends without an answer that are nobody's fault, each with its reason. */
const QUIET_ENDS = [
  // The SDK closes its channel and opens the next one as listeners come and go.
  /google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel/,
];

/**
 * The question whether to cancel an order reads whether its product is still sold, and gives that up
 * when it is answered first.
 */
const GIVEN_UP = /\/product\/\w+$/;

const describe = (request: Request, outcome: string): string =>
  `${request.method()} ${request.url()}: ${outcome}`;

/** When a page went to another screen, which gives up what the one before still waited for. */
class Departures {
  readonly #times = new Map<Page, number[]>();

  constructor(context: BrowserContext) {
    context.on('page', (page) => {
      const leave = () => this.#times.set(page, [...(this.#times.get(page) ?? []), Date.now()]);
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame()) leave();
      });
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) leave();
      });
      page.on('close', leave);
    });
  }

  forget(): void {
    this.#times.clear();
  }

  /** True when the page that asked left its screen while the answer was awaited. */
  explain({ request, begun, at }: Aborted): boolean {
    const page = request.serviceWorker() ? undefined : request.frame().page();
    return (
      (page && this.#times.get(page))?.some((time) => time >= begun && time <= at + SLACK_MS) ??
      false
    );
  }
}

/**
 * The browser tells of an aborted request and of what came instead in no fixed order; and before a
 * page asks again, it may have to ask for a token.
 */
const SLACK_MS = 5000;

/**
 * Watches every request of every page of a context.
 *
 * @returns what gives a sentence for each request that was refused (status 400 and
 *   above), failed on the network, was given up although its screen was still there and did not ask
 *   for the same again, or named nobody where somebody has to ask
 */
export function watchRequests(context: BrowserContext): Watch {
  const departures = new Departures(context);
  const failures: string[] = [];
  const aborted: Aborted[] = [];
  const begins = new Map<Request, number>();
  context.on('request', (request) => {
    begins.set(request, Date.now());
    if (isAskedAsNobody(request))
      failures.push(describe(request, 'asked as nobody, for a status of 401'));
  });
  // A list that is told of a change while it is being read is read anew.
  const isSuperseded = ({ request, begun, at }: Aborted): boolean =>
    [...begins].some(
      ([other, time]) =>
        other !== request &&
        describe(other, '') === describe(request, '') &&
        time >= begun &&
        time <= at + SLACK_MS,
    );
  context.on('response', (response) => {
    if (response.status() < 400) return;
    failures.push(describe(response.request(), `status of ${response.status()}`));
  });
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'failed';
    if (QUIET_ENDS.some((url) => url.test(request.url()))) return;
    if (why === 'net::ERR_ABORTED') {
      // The picture's place has another one by now, or is gone: nothing else has a browser give it up.
      if (GIVEN_UP.test(request.url()) || request.resourceType() === 'image') return;
      aborted.push({ request, begun: begins.get(request) ?? 0, at: Date.now() });
    } else failures.push(describe(request, why));
  });
  return {
    found: () => [
      ...failures,
      ...aborted
        .filter((one) => !departures.explain(one) && !isSuperseded(one))
        .map(({ request }) => describe(request, 'net::ERR_ABORTED')),
    ],
    forget: () => {
      begins.clear();
      failures.length = 0;
      aborted.length = 0;
      departures.forget();
    },
  };
}
