/// The style sheet of the storyboard page.
let storyboardStyle = #"""
  :root {
    color-scheme: light dark;
    --page: #f2f2f7; --card: #ffffff; --text: #1c1c1e; --quiet: #6c6c70; --line: #d8d8dc;
    --accent: #0a63d1; --bad: #c4281c; --bad-soft: #fdecea; --good: #1d7a3a; --warn: #8a5a00; --warn-soft: #fff4dc;
    --shadow: 0 0 0 1px rgb(0 0 0 / .06), 0 1px 2px rgb(0 0 0 / .08), 0 6px 18px rgb(0 0 0 / .07);
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --page: #101012; --card: #1c1c1e; --text: #f2f2f7; --quiet: #a0a0a8; --line: #3a3a3e;
      --accent: #6cb0ff; --bad: #ff7a70; --bad-soft: #3b1a18; --good: #5fd07f; --warn: #f0b44c; --warn-soft: #35290f;
      --shadow: 0 0 0 1px rgb(255 255 255 / .14), 0 1px 2px rgb(0 0 0 / .5), 0 6px 18px rgb(0 0 0 / .4);
    }
  }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 32px; background: var(--page); color: var(--text);
    font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
  header { max-width: 72rem; margin-bottom: 20px; }
  h1 { margin: 0 0 4px; font-size: 28px; line-height: 1.2; letter-spacing: -.01em; }
  h2 { margin: 36px 0 12px; font-size: 19px; }
  th :is(h2, h3) { display: inline; margin: 0; font: inherit; }
  .summary { margin: 0; color: var(--quiet); }
  .summary strong { font-weight: 600; }
  .good { color: var(--good); } .bad { color: var(--bad); }
  .failures { margin: 16px 0 0; padding: 12px 16px 12px 34px; border-radius: 10px; background: var(--bad-soft); }
  .failures a { color: inherit; }
  .failures li + li { margin-top: 6px; }
  .controls { display: flex; flex-wrap: wrap; gap: 8px 18px; align-items: center; margin: 0 0 8px; }
  .controls fieldset { display: contents; }
  .controls legend { float: left; color: var(--quiet); }
  .controls input[type=search] { width: 18rem; max-width: 100%; padding: 6px 10px; border: 1px solid var(--quiet);
    border-radius: 8px; color: inherit; background: var(--card); font: inherit; }
  .none { color: var(--quiet); }
  [hidden] { display: none !important; }
  table { border-collapse: separate; border-spacing: 0 0; }
  th { text-align: left; font-weight: 600; }
  thead th { position: sticky; top: 0; z-index: 2; padding: 8px 14px 10px; white-space: nowrap; background: var(--page); }
  tbody th { position: sticky; left: 0; z-index: 1; width: 12rem; min-width: 12rem; padding: 14px 18px 14px 0;
    vertical-align: top; background: var(--page); overflow-wrap: anywhere; }
  tbody th, tbody td { border-top: 1px solid var(--line); }
  .number { display: inline-block; min-width: 1.6em; color: var(--quiet); font-variant-numeric: tabular-nums; }
  .place { display: block; margin-top: 2px; color: var(--quiet); font: 12px/1.4 ui-monospace, Menlo, monospace; }
  td { padding: 14px; vertical-align: top; }
  figure { width: 216px; margin: 0; scroll-margin: 24px; }
  figure:target .frame { outline: 3px solid var(--accent); outline-offset: 3px; }
  .frame { display: block; overflow: hidden; border-radius: 16px; background: var(--card); box-shadow: var(--shadow); }
  .frame img { display: block; width: 100%; height: auto; }
  .frame { position: relative; }
  .difference { margin-top: 8px; }
  .marks { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; }
  .marks circle, .marks polyline { stroke: rgb(0 0 0 / .45); stroke-width: 1.5; fill: rgb(128 128 128 / .4); }
  .marks polyline { stroke: rgb(128 128 128 / .5); stroke-width: 8; stroke-linecap: round; stroke-linejoin: round; fill: none; }
  a.frame { cursor: zoom-in; }
  .command { display: flex; gap: 6px; align-items: start; margin-top: 8px; }
  .command code, .semantics pre { font: 11.5px/1.4 ui-monospace, Menlo, monospace; overflow-wrap: anywhere; }
  .command button { flex: none; padding: 2px 8px; border: 1px solid var(--quiet); border-radius: 6px; color: inherit;
    background: var(--card); font: 12px/1.4 system-ui, sans-serif; cursor: pointer; }
  .run { margin: 4px 0 0; padding: 0; list-style: none; font-size: 12.5px; color: var(--quiet); overflow-wrap: anywhere; }
  th .device, th .animation { display: block; font-weight: normal; font-size: 12.5px; }
  th .device { color: var(--quiet); }
  .semantics { margin-top: 8px; font-size: 12.5px; color: var(--quiet); }
  .semantics pre { max-height: 20rem; margin: 6px 0 0; overflow: auto; white-space: pre-wrap; }
  a.frame:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
  .failed .frame { box-shadow: 0 0 0 2px var(--bad), var(--shadow); }
  .blank { display: grid; place-items: center; height: 120px; color: var(--quiet); border: 1px dashed var(--line);
    border-radius: 16px; }
  figcaption { display: flex; flex-wrap: wrap; gap: 4px 10px; margin-top: 8px; font-size: 13px; color: var(--quiet);
    font-variant-numeric: tabular-nums; }
  @media (min-width: 40.01rem) { .configuration { display: none; } }
  .badge { font-weight: 600; color: var(--accent); }
  .failed .badge { color: var(--bad); }
  .deeds { margin: 8px 0 0; padding: 0; list-style: none; font-size: 12.5px; color: var(--quiet); overflow-wrap: anywhere; }
  .deeds li { margin-top: 3px; padding-left: 16px; text-indent: -16px; }
  .deeds li::before { display: inline-block; width: 16px; text-indent: 0; content: "\2192"; }
  .deeds .met::before { color: var(--good); content: "\2713"; }
  .deeds .unmet { color: var(--bad); }
  .deeds .unmet::before { content: "\2717"; }
  .notes { margin: 8px 0 0; padding: 0; list-style: none; font-size: 12.5px; overflow-wrap: anywhere; }
  .notes li { margin-top: 6px; padding: 7px 9px; border-radius: 8px; background: var(--bad-soft); }
  .notes .warning { background: var(--warn-soft); }
  .notes .inspection { padding: 0; color: var(--quiet); background: none; }
  dialog { width: 100vw; height: 100vh; max-width: none; max-height: none; padding: 0; border: 0; color: #fff;
    background: rgb(16 16 18 / .94); }
  dialog::backdrop { background: none; }
  dialog figure { display: grid; grid-template-rows: auto minmax(0, 1fr); width: 100%; height: 100%; }
  dialog figcaption { display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center; margin: 0; padding: 12px 20px;
    color: #fff; font-size: 15px; }
  dialog .stage { display: grid; place-items: center; min-height: 0; overflow: auto; padding: 0 64px 20px; }
  dialog .pictures { position: relative; display: grid; min-height: 0; max-height: 100%; }
  dialog .pictures > * { grid-area: 1 / 1; }
  dialog img { display: block; max-width: 100%; max-height: calc(100vh - 90px); border-radius: 12px; object-fit: contain; }
  .actual-size img { width: var(--width); max-width: none; max-height: none; }
  dialog .reference { clip-path: inset(0 calc(100% - var(--part, 50%)) 0 0); }
  dialog .edge { position: absolute; top: 0; bottom: 0; left: var(--part, 50%); width: 2px; margin-left: -1px;
    background: #ff5a4f; pointer-events: none; }
  dialog button { padding: 5px 12px; border: 1px solid rgb(255 255 255 / .5); border-radius: 8px; color: #fff;
    background: rgb(255 255 255 / .14); font: inherit; cursor: pointer; }
  dialog button[aria-pressed=true] { color: #000; background: #fff; }
  dialog .previous, dialog .next { position: fixed; top: 50%; width: 44px; height: 44px; margin-top: -22px; padding: 0;
    border-radius: 22px; font-size: 22px; line-height: 1; }
  dialog .previous { left: 12px; } dialog .next { right: 12px; }
  dialog .close { margin-left: auto; }
  /* On a phone each step has its name above its pictures, and a whole picture fits. */
  @media (max-width: 40rem) {
    body { padding: 16px; }
    table, tbody, tbody tr { display: block; }
    thead { display: none; }
    tbody tr { overflow-x: auto; white-space: nowrap; border-top: 1px solid var(--line); }
    tbody th { position: static; display: block; width: auto; min-width: 0; padding: 12px 0 0; border: 0; }
    tbody td { display: inline-block; padding: 10px 12px 10px 0; border: 0; white-space: normal; }
    .configuration { display: inline; }
    dialog .stage { padding: 0 12px 12px; }
  }

  """#
