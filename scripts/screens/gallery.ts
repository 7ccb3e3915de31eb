import { fileName, SCHEMES, WIDTHS } from './places.ts';
import type { Shot, Who } from './shot.ts';

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; background: #eee; color: #222; }
  .row { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; padding: 0.5rem 0 2rem; }
  img { border: 1px solid #bbb; height: 560px; object-fit: cover; object-position: top; }
  a:focus-visible { outline: 3px solid #0f5e6b; }
`;

const row = ({ name, onlyAt }: Shot): string => {
  const pictures = WIDTHS.filter((width) => onlyAt === undefined || onlyAt === width).flatMap(
    (width) =>
      SCHEMES.map((scheme) => {
        const file = fileName(name, width, scheme);
        const alt = `${name} at ${width} pixels, ${scheme}`;
        return `<a href="${file}"><img loading="lazy" src="${file}" alt="${alt}"></a>`;
      }),
  );
  return `<h3>${name}</h3>\n<div class="row">${pictures.join('\n')}</div>`;
};

/** The page that shows all pictures; each leads to itself in full size. */
export const galleryPage = (
  groups: readonly (readonly [Who, readonly Shot[]])[],
): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every screen of Rollwell</title>
<style>${STYLE}</style>
<h1>Every screen of Rollwell</h1>
${groups.map(([who, shots]) => `<h2>As ${who}</h2>\n${shots.map(row).join('\n')}`).join('\n')}
</html>
`;
