import sharp from 'sharp';

export interface AvatarSpec {
  readonly ground: string;
  readonly skin: string;
  readonly hair: string;
  readonly coat: string;
  readonly hairstyle: 'short' | 'bun' | 'long' | 'bald' | 'curly';
  readonly cap?: string;
  readonly beard?: boolean;
  readonly glasses?: boolean;
}

const HAIR: Record<AvatarSpec['hairstyle'], { back: string; front: string }> = {
  short: {
    back: '',
    front:
      'M166 208C160 128 212 104 258 104C316 104 354 138 346 210C338 182 322 168 300 160C262 172 210 166 186 164C174 176 170 190 166 208Z',
  },
  bun: {
    back: 'M256 52a44 44 0 1 1-.1 0Z',
    front:
      'M164 220C158 136 204 100 256 100C308 100 354 136 348 220C340 178 310 152 256 150C202 152 172 178 164 220Z',
  },
  long: {
    back: 'M150 226C140 132 196 92 256 92C318 92 372 134 362 228C366 292 372 330 356 362H156C140 330 146 286 150 226Z',
    front:
      'M166 226C166 150 206 122 250 120C300 118 348 150 346 226C338 190 316 170 282 158C244 184 196 178 166 226Z',
  },
  bald: { back: '', front: '' },
  curly: {
    back: 'M150 200C128 176 142 140 168 138C172 104 214 86 240 102C264 82 306 92 316 116C346 112 372 146 356 176C378 200 362 232 346 236H166C144 232 136 212 150 200Z',
    front:
      'M160 222C150 150 190 108 256 108C322 108 362 150 352 222C346 190 330 184 308 186C288 192 270 176 256 180C238 190 206 180 190 188C172 190 166 200 160 222Z',
  },
};

const CAP =
  'M160 196C156 124 204 92 256 92C308 92 356 124 352 196C322 180 292 176 256 176C220 176 190 180 160 196Z';
const PEAK =
  'M158 196C190 174 322 174 354 196C362 206 372 214 388 216C348 222 306 200 256 198C214 198 184 202 158 196Z';

/** A portrait of a decorator, 512 pixels square, flat and friendly, lit from the left. */
export function avatar(spec: AvatarSpec): Promise<Buffer> {
  const { ground, skin, hair, coat, hairstyle, cap, beard = false, glasses = false } = spec;
  const style = HAIR[hairstyle];
  const path = (d: string, fill: string, rest = '') =>
    d ? `<path d="${d}" fill="${fill}" ${rest}/>` : '';
  const face =
    'M170 214C170 140 208 114 256 114C304 114 342 140 342 214C342 290 306 340 256 340C206 340 170 290 170 214Z';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">
<defs>
<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset="1" stop-color="#000" stop-opacity=".12"/></linearGradient>
<linearGradient id="s" x1="0" x2="1"><stop offset=".35" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>
<clipPath id="f"><path d="${face}"/></clipPath>
</defs>
<rect width="512" height="512" fill="${ground}"/><rect width="512" height="512" fill="url(#g)"/>
${path(style.back, hair)}
<path d="M216 310V388C216 410 296 410 296 388V310Z" fill="${skin}"/><path d="M216 330C240 362 280 362 296 330V372C276 384 236 380 216 356Z" fill="#000" opacity=".16"/>
<path d="M64 512C70 424 132 394 214 376C230 404 282 404 298 376C380 394 442 424 448 512Z" fill="${coat}"/>
<path d="M298 376C380 394 442 424 448 512H300C330 470 320 420 298 376Z" fill="#000" opacity=".12"/>
<path d="M150 512V440M362 512V440" stroke="#000" stroke-opacity=".18" stroke-width="22" fill="none"/>
<circle cx="168" cy="232" r="19" fill="${skin}"/><circle cx="344" cy="232" r="19" fill="${skin}"/>
<path d="${face}" fill="${skin}"/><path d="${face}" fill="url(#s)"/>
${beard ? `<g clip-path="url(#f)"><path d="M160 226C176 300 206 282 256 282C306 282 336 300 352 226V360H160Z" fill="${hair}"/></g>` : ''}
${path(cap ? '' : style.front, hair)}
${cap ? path(CAP, cap) + path(PEAK, cap, 'stroke="#000" stroke-opacity=".18" stroke-width="4"') : ''}
<path d="M202 216q18-13 38-3M272 213q20-10 38 3" stroke="${hair}" stroke-width="8" stroke-linecap="round" fill="none"/>
<ellipse cx="222" cy="240" rx="8.5" ry="10" fill="#23201d"/><ellipse cx="290" cy="240" rx="8.5" ry="10" fill="#23201d"/>
<circle cx="219" cy="237" r="3" fill="#fff"/><circle cx="287" cy="237" r="3" fill="#fff"/>
<path d="M256 240C254 258 248 268 250 273q6 6 14 2" stroke="#000" stroke-opacity=".28" stroke-width="6" stroke-linecap="round" fill="none"/>
<path d="M226 298q30 26 60 0" stroke="${beard ? '#F6E6DC' : '#7A3B2E'}" stroke-width="8" stroke-linecap="round" fill="none"/>
${glasses ? '<g fill="none" stroke="#23282E" stroke-width="6"><rect x="190" y="220" width="58" height="42" rx="18"/><rect x="264" y="220" width="58" height="42" rx="18"/><path d="M248 236q8-6 16 0M190 236l-20-6M322 236l20-6"/></g>' : ''}
</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 90 }).toBuffer();
}
