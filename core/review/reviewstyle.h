// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Style sheets of a written review. The words in `class` attributes are those of reviewhtml.cpp.
namespace reviewstyle {

/// For a browser; follows the reader's light or dark, and prints light.
inline constexpr const char* page = R"(
:root { color-scheme: light dark; --ink: #1d2430; --faint: #5a6575; --paper: #f6f7f9;
  --card: #ffffff; --edge: #d5dae2; --blunder: #a3201a; --mistake: #8a4b00; --slower: #655a00;
  --only: #005a91; --best: #1b6339; --forced: #5a6575; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6eaf0; --faint: #a3aebd; --paper: #14181f;
  --card: #1d232d; --edge: #37404e; --blunder: #ff9a92; --mistake: #ffbd6b; --slower: #e3d572;
  --only: #86c8ff; --best: #86dfaa; --forced: #a3aebd; } }
@media print { :root { color-scheme: light; } .moment { break-inside: avoid; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.25rem; margin: 2.2rem 0 .6rem; }
h3 { font-size: 1.05rem; margin: 0 0 .5rem; }
p { margin: 0 0 .6rem; }
svg { max-width: 100%; height: auto; }
.result { font-size: 1.1rem; color: var(--faint); }
.missing { padding: .5rem .8rem; border-left: 4px solid var(--mistake); background: var(--card); }
.note, .counts { color: var(--faint); font-size: .9rem; }
.sides { display: flex; flex-wrap: wrap; gap: 1rem; margin: 1.2rem 0; }
.side { flex: 1 1 18rem; background: var(--card); border: 1px solid var(--edge);
  border-radius: 10px; padding: .9rem 1.1rem; }
.side svg { width: 1.4em; height: 1.4em; vertical-align: -.35em; margin-right: .4em; }
.figure { font-size: 1.15rem; font-weight: 600; margin: 0; }
.strip { overflow-x: auto; }
.strip svg { max-width: none; }
.moment { display: flex; flex-wrap: wrap; gap: 1.2rem; background: var(--card);
  border: 1px solid var(--edge); border-radius: 10px; padding: 1rem; margin: 0 0 1rem; }
.moment .words { flex: 1 1 18rem; }
.line { font-family: ui-monospace, monospace; font-size: .9rem; }
.moves { overflow-x: auto; }
table.list { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
table.list th, table.list td { text-align: left; padding: .3rem .7rem;
  border-bottom: 1px solid var(--edge); vertical-align: top; }
table.list th { color: var(--faint); font-weight: 600; font-size: .85rem; white-space: nowrap; }
table.list td.move { white-space: nowrap; }
tr.key td { background: var(--card); }
.blunder { color: var(--blunder); font-weight: 600; }
.mistake { color: var(--mistake); font-weight: 600; }
.slower { color: var(--slower); }
.onlyMove { color: var(--only); }
.best { color: var(--best); }
.forced, .unknown { color: var(--forced); }
)";

/// For QTextDocument, which knows few properties; black on white, sizes for A4.
inline constexpr const char* paper = R"(
body { color: #1d2430; font-family: sans-serif; font-size: 10pt; }
h1 { font-size: 19pt; margin-bottom: 2px; }
h2 { font-size: 14pt; margin-top: 18px; margin-bottom: 6px; }
h3 { font-size: 11pt; margin-top: 0; margin-bottom: 4px; }
p { margin-top: 0; margin-bottom: 5px; }
.result { font-size: 12pt; color: #4a5565; }
.missing { color: #8a4b00; font-weight: bold; }
.note { color: #4a5565; font-size: 9pt; }
.counts { color: #4a5565; font-size: 9pt; }
table { margin-bottom: 12px; }
.figure { font-size: 11pt; font-weight: bold; }
.line { font-family: monospace; font-size: 9pt; }
th { color: #4a5565; font-size: 9pt; }
td { font-size: 9pt; }
.blunder { color: #a3201a; font-weight: bold; }
.mistake { color: #8a4b00; font-weight: bold; }
.slower { color: #655a00; }
.onlyMove { color: #005a91; }
.best { color: #1b6339; }
.forced { color: #5a6575; }
.unknown { color: #5a6575; }
)";

}
