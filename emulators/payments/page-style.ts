/** The simulator's pages in the colours of the shop; both schemes reach a contrast of 4.5. */
export const STYLE = `
:root { color-scheme: light dark; --ground: #fbfaf7; --surface: #fff; --text: #1f2937; --second: #5b6470; --oxide: #c2410c; --on-oxide: #fff; --line: #d8d5cc; --link: #0f5e6b; }
@media (prefers-color-scheme: dark) { :root { --ground: #14171a; --surface: #1c2024; --text: #f2f0ea; --second: #a9b1ba; --oxide: #ff8a4c; --on-oxide: #14171a; --line: #3a4149; --link: #5cc3d1; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.55 system-ui, sans-serif; }
header { border-bottom: 6px solid var(--oxide); padding: 16px 24px; }
header p { margin: 0; }
.shop { font-size: 1.25rem; font-weight: 700; }
.note { color: var(--second); }
main { max-width: 560px; margin: 32px auto; padding: 24px; background: var(--surface); border: 1px solid var(--line); border-radius: 6px; }
h1 { margin: 0 0 16px; font-size: 1.75rem; line-height: 1.2; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 8px 0; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; }
form { display: flex; flex-wrap: wrap; gap: 16px; margin: 24px 0 16px; }
button { flex: 1 1 160px; min-height: 48px; border-radius: 6px; border: 2px solid var(--oxide); font: inherit; font-weight: 700; cursor: pointer; }
.approve { background: var(--oxide); color: var(--on-oxide); }
.decline { background: transparent; color: var(--text); }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
@media (max-width: 608px) { main { margin: 16px; padding: 16px; } }
`;
