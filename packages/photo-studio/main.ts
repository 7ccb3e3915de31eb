import { gallery } from './src/gallery.ts';
import { drawOverview } from './src/overview.ts';
import { isPictureName, PICTURES } from './src/pictures.ts';
import { drawSiteFiles } from './src/site-files.ts';

/**
 * Draws every picture of the sample world into the cache, and the site's own (`web/public`):
 * icons, the home page's tool, the card for shared links; and a sheet for `docs/`:
 * `npx tsx packages/photo-studio/main.ts`
 */
await gallery(Object.keys(PICTURES).filter(isPictureName));
await drawSiteFiles();
await drawOverview();
