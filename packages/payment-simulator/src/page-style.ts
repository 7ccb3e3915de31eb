/** The simulator's pages in the colours of the shop; both schemes reach a contrast of 4.5. */
export const STYLE = `
:root { color-scheme: light dark; --ground: #fbfaf7; --surface: #fff; --text: #1f2937; --second: #5b6470; --oxide: #c2410c; --on-oxide: #fff; --line: #d8d5cc; --field: #7b8490; --link: #0f5e6b; }
@media (prefers-color-scheme: dark) { :root { --ground: #14171a; --surface: #1c2024; --text: #f2f0ea; --second: #a9b1ba; --oxide: #ff8a4c; --on-oxide: #14171a; --line: #3a4149; --field: #7d8791; --link: #5cc3d1; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.55 system-ui, sans-serif; }
header { border-bottom: 6px solid var(--oxide); padding: 16px 24px; }
header p { margin: 0; }
nav { display: flex; flex-wrap: wrap; gap: 4px 24px; }
nav a { min-height: 44px; padding: 10px 0; }
nav a[aria-current] { color: var(--text); font-weight: 700; }
.shop { font-size: 1.25rem; font-weight: 700; }
.note { color: var(--second); }
main { max-width: 560px; margin: 32px auto; padding: 24px; background: var(--surface); border: 1px solid var(--line); border-radius: 6px; }
main.wide { max-width: 1180px; }
h1 { margin: 0 0 16px; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 32px 0 8px; font-size: 1.25rem; line-height: 1.3; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 8px 0; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; }
form { display: flex; flex-wrap: wrap; gap: 16px; margin: 24px 0 16px; }
button { flex: 1 1 160px; min-height: 48px; border-radius: 6px; border: 2px solid var(--oxide); font: inherit; font-weight: 700; cursor: pointer; }
.approve { background: var(--oxide); color: var(--on-oxide); }
.decline { background: transparent; color: var(--text); }
a { color: var(--link); }
.scroll { position: relative; overflow-x: auto; }
.wide th, .wide td { padding: 8px 16px 8px 0; text-align: left; vertical-align: middle; }
.wide td { min-width: 72px; }
.wide time { white-space: nowrap; }
.wide table form { flex-wrap: nowrap; gap: 8px; margin: 0; align-items: center; }
.wide table button { flex: 0 0 auto; min-height: 44px; padding: 0 12px; }
.wide form.fields { align-items: flex-start; }
.wide form.fields button { flex: 0 1 220px; }
fieldset { flex: 1 1 300px; min-width: 0; margin: 0; padding: 8px 16px 16px; border: 1px solid var(--line); border-radius: 6px; }
legend { padding: 0 8px; font-weight: 700; }
label { display: block; margin: 12px 0 4px; }
label.tick { display: flex; align-items: center; gap: 8px; min-height: 44px; margin: 8px 0 0; }
input, select { min-height: 44px; max-width: 100%; padding: 0 12px; border: 1px solid var(--field); border-radius: 6px; background: var(--ground); color: var(--text); font: inherit; }
fieldset input[type=number], fieldset select { width: 100%; }
input[type=checkbox] { min-height: 0; width: 22px; height: 22px; accent-color: var(--oxide); }
.actions { flex: 1 1 100%; display: flex; flex-wrap: wrap; gap: 16px; }
.said, .wrong { margin: 0 0 16px; padding: 12px 16px; border-left: 6px solid var(--link); background: var(--ground); }
.wrong { border-color: var(--oxide); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 0.9375rem/1.5 ui-monospace, monospace; }
iframe { width: 100%; height: 640px; border: 1px solid var(--line); border-radius: 6px; background: #fff; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
@media (max-width: 608px) { main { margin: 16px; padding: 16px; } }
`;
