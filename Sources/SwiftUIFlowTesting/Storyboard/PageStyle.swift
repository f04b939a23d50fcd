/// The style sheet of the pages of a report.
let pageStyle = #"""
  :root {
    color-scheme: light dark;
    --page: #ffffff; --soft: #f6f8fa; --text: #1f2328; --quiet: #59636e; --line: #d8dee4; --edge: #d1d9e0;
    --accent: #0969da; --bad: #c21f2b; --bad-soft: #fff1f0; --good: #1a7f37; --warn: #8a5a00; --warn-soft: #fff8e1;
    --accent-soft: #e9f2ff; --on: #ffffff;
    --shadow: 0 0 0 1px rgb(31 35 40 / .10), 0 1px 3px rgb(31 35 40 / .10), 0 8px 20px rgb(31 35 40 / .06);
    --mono: ui-monospace, SFMono-Regular, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --page: #0d1117; --soft: #161b22; --text: #f0f6fc; --quiet: #9aa4af; --line: #2a313a; --edge: #3d444d;
      --accent: #58a6ff; --bad: #ff7b72; --bad-soft: #2a1416; --good: #4ac26b; --warn: #e3b341; --warn-soft: #272115;
      --accent-soft: #12233a; --on: #0d1117;
      --shadow: 0 0 0 1px rgb(240 246 252 / .14), 0 1px 3px rgb(0 0 0 / .5);
    }
  }
  * { box-sizing: border-box; }
  html { scroll-padding-top: 16px; -webkit-text-size-adjust: 100%; }
  body { margin: 0; background: var(--page); color: var(--text); overflow-wrap: anywhere;
    font: 14px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif; }
  main { max-width: 1200px; margin: 0 auto; padding: 32px 32px 80px; }
  h1, h2, p, ul, ol, pre, figure, fieldset { margin: 0; padding: 0; border: 0; }
  ul, ol { list-style: none; }
  h1 { display: flex; gap: 12px; align-items: center; font-size: 26px; font-weight: 600; line-height: 1.25;
    letter-spacing: -.015em; }
  h2 { font-size: 15px; font-weight: 600; line-height: 1.4; }
  a { color: var(--accent); text-decoration: none; }
  a:hover { text-decoration: underline; }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  pre, code, .place { font: 12px/1.5 var(--mono); }
  pre { white-space: pre-wrap; }
  summary { cursor: pointer; }
  [hidden] { display: none !important; }
  .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  nav { margin-bottom: 12px; }
  nav a::before { content: "\2039"; margin-right: 6px; }
  header { margin-bottom: 24px; }
  .summary { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; margin-top: 6px; color: var(--quiet);
    font-variant-numeric: tabular-nums; }
  .summary strong { font-weight: 600; }
  .index .summary { display: block; }
  .good { color: var(--good); } .bad { color: var(--bad); } .warn { color: var(--warn); } .accent { color: var(--accent); }
  .run { margin-top: 6px; color: var(--quiet); font-size: 13px; }
  .run ul { margin-top: 4px; padding-left: 17px; }
  .none { padding: 24px 0; color: var(--quiet); }

  /* Marks and badges. */
  .status { display: inline-grid; flex: none; place-items: center; width: 18px; height: 18px; border-radius: 50%;
    color: var(--on); background: var(--good); font: 700 11px/1 system-ui, sans-serif; }
  .status::before { content: "\2713"; }
  .status.failed { background: var(--bad); } .status.failed::before { content: "\2715"; }
  .status.unfinished { background: var(--warn); } .status.unfinished::before { content: "\2026"; }
  h1 .status { width: 24px; height: 24px; font-size: 14px; }
  .badge { padding: 0 8px; border: 1px solid currentcolor; border-radius: 999px; font-size: 12px; font-weight: 500;
    line-height: 18px; white-space: nowrap; }
  .time, .extent { color: var(--quiet); white-space: nowrap; font-variant-numeric: tabular-nums; }

  /* Search and filters. */
  .filters { display: flex; flex-wrap: wrap; gap: 10px 16px; align-items: center; margin: 0 0 16px; }
  .filters input[type=search] { flex: 1 1 240px; max-width: 360px; min-width: 0; height: 34px; padding: 0 12px;
    border: 1px solid var(--edge); border-radius: 8px; color: inherit; background: var(--page); font: inherit; }
  ::placeholder { color: var(--quiet); opacity: 1; }
  .choice { display: flex; min-width: 0; padding: 2px; border-radius: 8px; background: var(--soft);
    box-shadow: inset 0 0 0 1px var(--line); }
  .choice input { position: absolute; opacity: 0; }
  .choice label > span { display: block; padding: 4px 12px; border-radius: 6px; cursor: pointer; white-space: nowrap; }
  .choice input:checked + span { background: var(--page); box-shadow: 0 0 0 1px var(--edge); font-weight: 600; }
  .choice input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 1px; }
  .choice .count { color: var(--quiet); font-weight: 400; font-variant-numeric: tabular-nums; }
  .configurations { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; margin-bottom: 8px; }
  .configurations li { display: flex; flex-wrap: wrap; gap: 0 8px; align-items: baseline; }
  .configurations li:target label { color: var(--accent); }
  .device { color: var(--quiet); font-size: 13px; }

  /* Failures: a line each. */
  .failures > li { border-top: 1px solid var(--line); }
  .failures > li:first-child { border-top: 0; }
  .failures summary { display: flex; gap: 8px; align-items: baseline; padding: 5px 12px; list-style: none; }
  .failures summary::-webkit-details-marker { display: none; }
  .failures summary::before { flex: none; content: "\203A"; width: 8px; color: var(--bad); font-weight: 700;
    transition: transform .12s; }
  .failures [open] > summary::before { transform: rotate(90deg); }
  .failures summary b { flex: none; max-width: 45%; overflow: hidden; font-weight: 600; text-overflow: ellipsis;
    white-space: nowrap; }
  .failures summary span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .failures [open] > summary span { visibility: hidden; }
  .failures pre { padding: 0 12px 8px 28px; }
  .failures .more { display: inline-block; padding: 0 12px 10px 28px; }
  .problems { margin-bottom: 24px; border: 1px solid var(--line); border-radius: 10px; background: var(--bad-soft); }
  .problems h2 { padding: 8px 12px; border-bottom: 1px solid var(--line); color: var(--bad); }
  .warnings { margin-bottom: 24px; border: 1px solid var(--line); border-radius: 10px; background: var(--warn-soft); }
  .warnings summary { padding: 8px 12px; color: var(--warn); font-weight: 600; }
  .warnings ol { border-top: 1px solid var(--line); }
  .warnings ol > li { padding: 10px 12px 10px 28px; }
  .warnings ol > li + li { border-top: 1px solid var(--line); }
  .warnings ol > li:target { box-shadow: inset 3px 0 var(--warn); }
  .places { margin-top: 4px; color: var(--quiet); font-size: 13px; }
  .places a { text-decoration: underline; }

  /* The list of flows. */
  .flows { overflow: hidden; border: 1px solid var(--line); border-radius: 10px; }
  .flows > li + li { border-top: 1px solid var(--line); }
  .flows > li:target { box-shadow: inset 3px 0 var(--accent); }
  .flows > .none { padding: 24px; }
  .entry { display: grid; grid-template-columns: auto minmax(0, 1fr) auto auto; gap: 4px 12px; align-items: center;
    min-height: 52px; padding: 6px 16px; }
  .entry:hover { background: var(--soft); }
  .entry h2 a { color: inherit; }
  .entry h2 { min-width: 0; }
  .strip { display: flex; gap: 4px; }
  .strip img { display: block; width: 26px; height: 40px; border-radius: 3px; object-fit: cover; object-position: top;
    background: var(--soft); box-shadow: 0 0 0 1px var(--line); }
  .numbers { display: flex; flex-wrap: wrap; gap: 4px 8px; justify-content: flex-end; align-items: center; font-size: 13px; }
  .numbers .extent { min-width: 172px; text-align: right; }
  .numbers .time { min-width: 56px; text-align: right; }
  .flows .failures { margin: 0 16px 10px 46px; border: 1px solid var(--line); border-radius: 8px; background: var(--bad-soft); }

  /* The steps of a flow. */
  .step { display: grid; grid-template-columns: 200px minmax(0, 1fr); gap: 16px 24px; padding: 24px 0;
    border-top: 1px solid var(--line); }
  .step-head { position: sticky; top: 16px; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 2px 10px;
    align-self: start; align-items: baseline; }
  .step-head h2 a { color: inherit; }
  .step:target h2 a { color: var(--accent); }
  .number { color: var(--quiet); font-variant-numeric: tabular-nums; }
  .place { grid-column: 2; color: var(--quiet); font-size: 11.5px; }
  .cells { display: grid; grid-template-columns: repeat(auto-fill, 204px); gap: 24px; }
  /* In one configuration, the steps are side by side. */
  .steps.single { display: grid; grid-template-columns: repeat(auto-fill, 204px); gap: 32px 24px; padding-top: 24px;
    border-top: 1px solid var(--line); }
  .single .step { display: flex; flex-direction: column; gap: 12px; padding: 0; border: 0; }
  .single .step-head { position: static; align-self: auto; }
  .single .cells { display: block; }
  .growing { padding-top: 24px; }
  .growing:empty { display: none; }
  .step .step-name { display: none; }
  .cell { min-width: 0; }
  .frame { position: relative; display: block; overflow: hidden; border-radius: 12px; background: var(--soft);
    box-shadow: var(--shadow); }
  a.frame { cursor: zoom-in; }
  .frame img { display: block; width: 100%; height: auto; }
  .failed .frame { box-shadow: 0 0 0 2px var(--bad); }
  .cell:target .frame { box-shadow: 0 0 0 3px var(--accent); }
  .blank { display: grid; place-items: center; min-height: 96px; color: var(--quiet); background: none;
    box-shadow: inset 0 0 0 1px var(--line); }
  .marks { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; }
  .marks circle, .marks polyline { stroke: rgb(0 0 0 / .45); stroke-width: 1.5; fill: rgb(128 128 128 / .4); }
  .marks polyline { stroke: rgb(128 128 128 / .5); stroke-width: 8; stroke-linecap: round; stroke-linejoin: round; fill: none; }
  figcaption { display: flex; flex-wrap: wrap; gap: 2px 8px; align-items: center; margin-top: 10px; font-size: 13px; }
  figcaption .configuration { color: inherit; font-weight: 500; }
  figcaption .badge { color: var(--accent); }
  .failed figcaption .badge { color: var(--bad); }
  figcaption .time { margin-left: auto; }

  /* What is known about a step. */
  .facts { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; margin-top: 8px; font-size: 12.5px; line-height: 1.45; }
  .facts:empty { display: none; }
  .facts .failures { border-radius: 8px; background: var(--bad-soft); }
  .facts .failures summary { padding: 5px 8px; }
  .facts .failures pre { padding: 0 8px 8px; }
  .facts .failures [open] > summary span { display: none; }
  .facts .failures [open] > summary::after { content: "Failure"; color: var(--bad); font-weight: 600; }
  .difference img { display: block; width: 100%; border-radius: 6px; box-shadow: 0 0 0 1px var(--line); }
  .command { display: flex; gap: 8px; align-items: start; padding: 6px 8px; border-radius: 8px; background: var(--soft); }
  .command code { flex: 1; min-width: 0; }
  button { height: 30px; padding: 0 12px; border: 1px solid var(--edge); border-radius: 8px; color: inherit;
    background: var(--page); font: inherit; font-size: 13px; cursor: pointer; }
  button:hover { background: var(--soft); }
  button[aria-pressed=true] { border-color: var(--accent); color: var(--accent); background: var(--accent-soft); }
  .command button { flex: none; height: 24px; padding: 0 8px; font-size: 12px; }
  .deeds li { padding-left: 16px; color: var(--quiet); text-indent: -16px; }
  .deeds li + li { margin-top: 2px; }
  .deeds li::before { display: inline-block; width: 16px; text-indent: 0; content: "\2192"; }
  .deeds .met::before { color: var(--good); content: "\2713"; }
  .deeds .unmet { color: var(--bad); }
  .deeds .unmet::before { content: "\2715"; }
  ul.warned li { padding: 5px 8px; border-radius: 8px; color: var(--warn); background: var(--warn-soft); }
  ul.warned li + li { margin-top: 4px; }
  ul.warned a { color: inherit; }
  .cell ul.warned li:has(a) { padding: 0; background: none; }
  .cell ul.warned a::before { content: "\26A0"; margin-right: 5px; }
  .inspections, .text { color: var(--quiet); }
  .text pre { max-height: 320px; margin-top: 4px; padding: 8px; overflow: auto; border-radius: 8px; color: var(--text);
    background: var(--soft); }

  /* A step enlarged. */
  dialog { width: 100%; height: 100%; max-width: none; max-height: none; margin: 0; padding: 0; border: 0;
    color: var(--text); background: var(--page); }
  dialog[open] { display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 400px; }
  .bar { display: flex; grid-column: 1 / -1; flex-wrap: wrap; gap: 8px; align-items: center; padding: 10px 16px;
    border-bottom: 1px solid var(--line); background: var(--page); }
  .bar h2 { flex: 1 1 200px; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .bar .modes { display: flex; flex-wrap: wrap; gap: 4px; }
  .bar .arrow { width: 34px; padding: 0; font-size: 18px; line-height: 1; }
  .stage { display: grid; grid-template-rows: minmax(0, 1fr) auto; place-items: center; min-height: 0; padding: 24px;
    overflow: auto; background: var(--soft); }
  .pictures { position: relative; display: grid; max-width: 100%; min-height: 0; max-height: 100%; }
  .pictures > * { grid-area: 1 / 1; }
  .pictures img { display: block; max-width: 100%; max-height: calc(100vh - 130px); border-radius: 14px;
    object-fit: contain; box-shadow: var(--shadow); }
  .pictures .blank { width: 240px; max-width: 100%; }
  .actual-size .pictures img { width: var(--width); max-width: none; max-height: none; }
  .actual-size .stage { place-items: start center; }
  .pictures .before { clip-path: inset(0 calc(100% - var(--part, 50%)) 0 0); box-shadow: none; }
  .pictures .edge { position: absolute; top: 0; bottom: 0; left: var(--part, 50%); width: 2px; margin-left: -1px;
    background: var(--bad); pointer-events: none; }
  .slider { display: flex; gap: 10px; align-items: center; margin-top: 14px; color: var(--quiet); font-size: 12.5px; }
  .slider input { width: min(220px, 40vw); accent-color: var(--accent); }
  .panel { min-height: 0; padding: 20px; overflow: auto; border-left: 1px solid var(--line); }
  .panel .facts { gap: 14px; margin: 0; font-size: 13px; }
  .panel .facts:empty { display: block; }
  .panel .facts:empty::before { color: var(--quiet); content: "Nothing else is known about this step."; }
  .panel .place { display: block; margin-bottom: 12px; }
  .panel .failures summary { display: none; }
  .panel .failures pre { padding: 10px 12px; }
  .panel .text summary { margin-bottom: 4px; color: var(--text); font-weight: 600; }
  .panel .text pre { max-height: none; }
  .panel .deeds li { color: inherit; }
  .panel .deeds .unmet { color: var(--bad); }

  @media (max-width: 900px) {
    .step { grid-template-columns: minmax(0, 1fr); gap: 14px; padding: 20px 0; }
    .single .step { padding: 0; }
    .step-head { position: static; }
    .strip { display: none; }
    .entry { grid-template-columns: auto minmax(0, 1fr); padding: 10px 14px; }
    .entry .status { align-self: start; margin-top: 2px; }
    .numbers { grid-column: 2; justify-content: flex-start; }
    .numbers .extent, .numbers .time { min-width: 0; }
    .flows .failures { margin: 0 14px 12px; }
    dialog[open] { display: block; overflow: auto; }
    .bar { position: sticky; top: 0; z-index: 1; }
    .stage { display: grid; grid-template-rows: auto auto; padding: 16px; overflow: visible; }
    .actual-size .stage { overflow: auto; }
    .pictures img { max-height: 62vh; }
    .panel { padding: 16px; border: 0; border-top: 1px solid var(--line); overflow: visible; }
  }
  @media (max-width: 560px) {
    main { padding: 20px 16px 64px; }
    h1 { font-size: 22px; }
    .cells, .steps.single { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 20px 14px; }
    .failures summary b { max-width: 50%; }
    .filters input[type=search] { flex-basis: 100%; max-width: none; }
    .choice { flex: 1 1 100%; }
    .choice label { flex: 1; text-align: center; }
    .choice label > span { padding: 4px 2px; font-size: 13px; }
    .scripted .step .facts > :not(.failures) { display: none; }
    .bar { padding: 8px 12px; }
    .bar h2 { flex-basis: 100%; order: 1; white-space: normal; }
    .bar .close { margin-left: auto; }
    .bar .modes { flex-wrap: nowrap; order: 2; width: 100%; }
    .bar .modes button { flex: 1 1 auto; min-width: 0; padding: 0 2px; font-size: 12px; }
  }
  @media print { .filters, dialog { display: none !important; } }

  """#
