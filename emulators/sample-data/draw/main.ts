import { gallery } from './gallery.ts';
import { drawOverview } from './overview.ts';
import { isPictureName, PICTURES } from './pictures.ts';
import { drawSiteFiles } from './site-files.ts';

/**
 * Draws every picture of the sample world into the cache, and the site's own (`web/public`):
 * icons, the home page's tool, the card for shared links; and a sheet for `docs/`:
 * `npx tsx emulators/sample-data/draw/main.ts`
 */
await gallery(Object.keys(PICTURES).filter(isPictureName));
await drawSiteFiles();
await drawOverview();
