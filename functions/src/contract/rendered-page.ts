/**
 * What the function and the site's renderer hand each other. The renderer is built with the site and
 * lies beside the function; neither knows more of the other than this.
 */
export interface RendererSetup {
  /** The site's page without content, `app.html`. */
  shell: string;
  /** GETs a public call of this very API: `/product?limit=6`. */
  get: (path: string) => Promise<Response>;
}

export interface RenderedDocument {
  /** 404 where the path leads to nothing, 503 where what it shows could not be read. */
  status: 200 | 404 | 503;
  html: string;
  /** Hashes of the styles in the page, as a Content-Security-Policy names them: `'sha256-…'`. */
  styleHashes: string[];
  /** The same of the script in it. */
  scriptHash: string;
}

/**
 * Renders the page at a path with its query, `/products?q=frame`. `head`: what its head says besides
 * its title, as HTML.
 */
export type RenderDocument = (url: string, head: readonly string[]) => Promise<RenderedDocument>;

export interface RendererModule {
  createRenderer: (setup: RendererSetup) => RenderDocument;
}
