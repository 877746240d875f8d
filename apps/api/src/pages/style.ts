import { colours } from '@mirante/domain/house/colours.ts';

const variables = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([role, value]) => `--${role}: ${value};`)
    .join(' ');

/** The style of server-rendered pages, with the house's colours. */
export const css = `
:root { color-scheme: light dark; ${variables(colours.light)} }
@media (prefers-color-scheme: dark) { :root { ${variables(colours.dark)} } }
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 15px/1.5 Figtree, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 1000px; margin: 0 auto; padding: 32px 16px 64px; }
h1 { font-size: 28px; line-height: 34px; letter-spacing: -.02em; margin: 0 0 8px; }
h2 { font-size: 20px; line-height: 28px; margin: 48px 0 12px; }
h3 { font-size: 16px; line-height: 24px; margin: 0; }
nav { padding-top: 8px; }
nav h3 { margin: 20px 0 4px; }
form { margin: 0 0 20px; }
p { margin: 0 0 12px; color: var(--ink-2); max-width: 72ch; }
a { color: var(--brand-text); text-underline-offset: 2px; }
:focus-visible { outline: 2px solid var(--brand-text); outline-offset: 2px; border-radius: 4px; }
code, pre { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; }
code { overflow-wrap: anywhere; }
pre { margin: 0; padding: 12px 16px; background: var(--surface-2); border-radius: 8px; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 20px; margin: 0 0 16px; }
.row { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; }
.row h3 { flex: 1 1 240px; }
pre + div, .label { margin-top: 16px; }
.quiet, caption { color: var(--ink-3); font-size: 13px; text-align: left; }
caption { padding: 16px 0 4px; font-weight: 600; }
.chip { display: inline-block; padding: 1px 8px; border-radius: 4px; font-size: 12px; line-height: 20px; font-weight: 650; background: var(--brand-soft); color: var(--brand-soft-ink); white-space: nowrap; }
.chip.get { background: var(--surface-2); color: var(--ink-2); }
.chip.success { background: var(--success-soft); color: var(--success-ink); } .chip.warning { background: var(--warning-soft); color: var(--warning-ink); } .chip.danger { background: var(--danger-soft); color: var(--danger-ink); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: left; vertical-align: top; padding: 8px 16px 8px 0; border-top: 1px solid var(--line); }
th { color: var(--ink-3); font-size: 12px; font-weight: 600; border-top: 0; }
td.wide { overflow-wrap: anywhere; }
td:first-child code { white-space: nowrap; }
ul.index { list-style: none; padding: 0; margin: 0; columns: 3 280px; column-gap: 32px; }
ul.index li { padding: 2px 0; break-inside: avoid; }
button, .button { display: inline-block; min-height: 36px; padding: 6px 14px; border: 1px solid var(--brand); border-radius: 8px; background: var(--brand); color: var(--on-brand); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button.quiet-button { background: transparent; color: var(--brand-text); border-color: var(--field-line); }
input { min-height: 36px; padding: 6px 12px; border: 1px solid var(--field-line); border-radius: 8px; background: var(--surface); color: inherit; font: inherit; max-width: 100%; }
.unread td:first-child { font-weight: 600; }
.mail { white-space: pre-wrap; overflow-wrap: anywhere; }
.lever { margin: 0; }
.slip { max-width: 720px; margin: 0 auto; }
.facts div { display: grid; grid-template-columns: 140px 1fr; gap: 16px; padding: 8px 0; border-top: 1px solid var(--line); } .facts dt { color: var(--ink-3); } .facts dd { margin: 0; overflow-wrap: anywhere; }
.number { white-space: nowrap; } .line { max-width: none; color: var(--ink); } .line code { font-size: 16px; } .bars { display: block; width: 100%; max-width: 520px; height: 72px; background: #fff; }
@media print { body { background: #fff; color: #000; } .card { border: 0; padding: 0; } }
@media (max-width: 600px) { main { padding: 24px 16px 48px; } h1 { font-size: 24px; line-height: 30px; } .card { padding: 16px; } }
`;
