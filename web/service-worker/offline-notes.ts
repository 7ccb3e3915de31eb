/** What a page says without a connection, with the look of the site and no script. */

const lookOf = (selector: string): string =>
  `${selector}{color:#1f2937;background:#efebe1;font:1rem/1.5 system-ui,sans-serif}` +
  `${selector} a{color:inherit}` +
  `@media(prefers-color-scheme:dark){${selector}{color:#f2f0ea;background:#343a41}}`;

const NOTE = 'offline-note';
const NOTE_STYLE = `${lookOf(`.${NOTE}`)}.${NOTE}{padding:12px 16px;text-align:center}`;
const PAGE_STYLE = `${lookOf('body')}body{margin:0 auto;padding:48px 16px;max-width:60ch}`;

/** A link to the page itself: it really loads again, whatever its code can do. */
const RETRY = '<a href="">Retry</a>';

const hashOf = async (style: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
};

/** When a page was made, as the reader's clock says it. */
const dateOf = (headers: Headers): string => {
  const date = headers.get('Date');
  if (date === null) return 'an earlier visit';
  return new Date(date).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
};

/**
 * A page that was kept, saying how old it is.
 *
 * @returns the same page with a note in front of its content, and a policy that allows its style
 */
export async function withAge(kept: Response): Promise<Response> {
  const headers = new Headers(kept.headers);
  const policy = headers.get('Content-Security-Policy');
  const hash = await hashOf(NOTE_STYLE);
  if (policy !== null)
    headers.set('Content-Security-Policy', policy.replace('style-src ', `style-src ${hash} `));
  const note = `<div class="${NOTE}" role="status">You are offline. This page is from ${dateOf(kept.headers)}. ${RETRY}</div>`;
  const html = (await kept.text())
    .replace('</head>', `<style>${NOTE_STYLE}</style></head>`)
    .replace('<div id="root"', `${note}<div id="root"`);
  return new Response(html, { status: kept.status, headers });
}

/** What stands in place of a page that was never seen here. */
export async function neverSeen(): Promise<Response> {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Offline | Rollwell</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
<h1>You are offline</h1>
<p>This page is not kept on this device.</p>
<p>${RETRY}</p>
<p><a href="/">Home</a></p>
</main>
</body>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src ${await hashOf(PAGE_STYLE)}`,
    },
  });
}
