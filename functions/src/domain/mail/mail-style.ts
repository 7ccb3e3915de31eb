import { Html } from './html.ts';

/**
 * The house's colours as in the site's theme. Mail programs drop style sheets, so every element
 * carries its own; the sheet only turns the colours round where the reader prefers the dark.
 */
const FONT = "font-family:Archivo,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";

export const STYLE = {
  page: `margin:0;padding:0;background:#FBFAF7;color:#1F2937;${FONT}font-size:16px;line-height:1.55;`,
  preview: 'display:none;max-height:0;overflow:hidden;opacity:0;',
  card: 'width:100%;max-width:600px;margin:0 auto;background:#FFFFFF;border:1px solid #E5E1D8;border-radius:6px;border-collapse:separate;border-spacing:0;overflow:hidden;',
  name: `padding:20px 24px 12px;font-size:24px;font-weight:800;letter-spacing:-0.02em;color:#1F2937;${FONT}`,
  band: 'height:10px;line-height:10px;font-size:0;background:#C2410C;border-radius:0 5px 3px 0;',
  body: `padding:24px;${FONT}`,
  paragraph: 'margin:0 0 16px;',
  button:
    'display:inline-block;padding:12px 24px;border-radius:6px;background:#C2410C;color:#FFFFFF;font-weight:700;text-decoration:none;',
  heading: 'margin:32px 0 8px;font-size:18px;line-height:1.3;font-weight:700;',
  table: 'width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums;',
  cell: `padding:10px 0;border-top:1px solid #E5E1D8;text-align:left;vertical-align:top;font-weight:400;overflow-wrap:anywhere;${FONT}`,
  amount: 'text-align:right;white-space:nowrap;padding-left:16px;',
  label: 'width:100px;padding-right:12px;color:#5B6470;',
  second: 'color:#5B6470;font-size:14px;',
  strong: 'font-weight:700;',
  foot: `padding:16px 24px 24px;border-top:1px solid #E5E1D8;color:#5B6470;font-size:14px;${FONT}`,
  link: 'color:#0F5E6B;',
} as const;

export const DARK_SHEET = new Html(`
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #14171A !important; color: #F2F0EA !important; }
  .card { background: #1C2024 !important; border-color: #363C42 !important; }
  .text { color: #F2F0EA !important; }
  .second { color: #A9B1BA !important; }
  .line { border-color: #363C42 !important; }
  .band { background: #FF8A4C !important; }
  .button { background: #FF8A4C !important; color: #14171A !important; }
  .link { color: #5CC3D1 !important; }
}`);
