/** What stands without a connection where nothing is kept, with the look of the site and no script. */

const lookOf = (selector: string): string =>
  `${selector}{color:#1f2937;background:#efebe1;font:1rem/1.5 system-ui,sans-serif}` +
  `${selector} a{color:inherit}` +
  `@media(prefers-color-scheme:dark){${selector}{color:#f2f0ea;background:#343a41}}`;

const PAGE_STYLE = `${lookOf('body')}body{margin:0 auto;padding:48px 16px;max-width:60ch}`;

/** A link to the page itself: it really loads again, whatever its code can do. */
const RETRY = '<a href="">Retry</a>';

const hashOf = async (style: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
};

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
