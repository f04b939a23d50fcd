/// The page as a Mustache template. Texts are inserted as they are: `StoryboardPage` has escaped them.
let storyboardTemplate = #"""
  <!DOCTYPE html>
  <html lang="en">
  <head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="generator" content="SwiftUIFlowTesting">
  <meta name="color-scheme" content="light dark">
  <title>{{{title}}}</title>
  <style>
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
  header { max-width: 72rem; margin-bottom: 28px; }
  h1 { margin: 0 0 4px; font-size: 28px; line-height: 1.2; letter-spacing: -.01em; }
  h2 { margin: 36px 0 12px; font-size: 19px; }
  .summary { margin: 0; color: var(--quiet); }
  .summary strong { font-weight: 600; }
  .good { color: var(--good); } .bad { color: var(--bad); }
  .failures { margin: 16px 0 0; padding: 12px 16px 12px 34px; border-radius: 10px; background: var(--bad-soft); }
  .failures a { color: inherit; }
  .failures li + li { margin-top: 6px; }
  .table { overflow-x: auto; padding-bottom: 8px; }
  table { border-collapse: separate; border-spacing: 0 0; }
  th { text-align: left; font-weight: 600; }
  thead th { padding: 6px 14px 10px; white-space: nowrap; }
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
  a.frame:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
  .failed .frame { box-shadow: 0 0 0 2px var(--bad), var(--shadow); }
  .blank { display: grid; place-items: center; height: 120px; color: var(--quiet); border: 1px dashed var(--line);
    border-radius: 16px; }
  figcaption { display: flex; flex-wrap: wrap; gap: 4px 10px; margin-top: 8px; font-size: 13px; color: var(--quiet);
    font-variant-numeric: tabular-nums; }
  .badge { font-weight: 600; color: var(--accent); }
  .failed .badge { color: var(--bad); }
  .notes { margin: 8px 0 0; padding: 0; list-style: none; font-size: 12.5px; overflow-wrap: anywhere; }
  .notes li { margin-top: 6px; padding: 7px 9px; border-radius: 8px; background: var(--bad-soft); }
  .notes .warning { background: var(--warn-soft); }
  .notes .inspection { padding: 0; color: var(--quiet); background: none; }
  dialog { width: 100vw; height: 100vh; max-width: none; max-height: none; padding: 0; border: 0; color: #fff;
    background: rgb(0 0 0 / .88); }
  dialog::backdrop { background: none; }
  dialog figure { position: relative; display: grid; grid-template-rows: minmax(0, 1fr) auto; place-items: center; width: 100%;
    height: 100%; padding: 20px 64px; cursor: zoom-out; }
  dialog img { max-width: 100%; max-height: 100%; min-height: 0; border-radius: 16px; object-fit: contain; }
  dialog figcaption { color: #fff; font-size: 15px; }
  dialog button { position: fixed; top: 50%; width: 44px; height: 44px; margin-top: -22px; border: 0;
    border-radius: 22px; color: #fff; background: rgb(255 255 255 / .18); font-size: 22px; line-height: 1; cursor: pointer; }
  dialog .previous { left: 12px; } dialog .next { right: 12px; } dialog .close { top: 34px; right: 12px; }
  </style>
  </head>
  <body>
  <header>
  <h1>{{{title}}}</h1>
  <p class="summary"><strong class="{{#isSuccess}}good{{/isSuccess}}{{^isSuccess}}bad{{/isSuccess}}">{{{summary}}}</strong>{{#totalDuration}}, {{{.}}}{{/totalDuration}}</p>
  {{^isSuccess}}
  <ul class="failures">
  {{#failures}}
  <li><a href="#{{{target}}}">{{{message}}}</a></li>
  {{/failures}}
  </ul>
  {{/isSuccess}}
  </header>
  <main>
  {{#isEmpty}}
  <p>No step was run.</p>
  {{/isEmpty}}
  {{#sections}}
  <section>
  {{#heading}}<h2>{{{.}}}</h2>{{/heading}}
  <div class="table">
  <table>
  <thead><tr><td></td>{{#columns}}<th scope="col">{{{.}}}</th>{{/columns}}</tr></thead>
  <tbody>
  {{#rows}}
  <tr>
  <th scope="row"><span class="number">{{number}}</span>{{{name}}}<span class="place">{{{place}}}</span></th>
  {{#cells}}
  <td>{{#isReached}}<figure id="{{{id}}}"{{#hasFailed}} class="failed"{{/hasFailed}}>
  {{#picture}}<a class="frame" href="{{{.}}}" title="{{{description}}}"><img src="{{{.}}}" alt="{{{description}}}" loading="lazy">{{#marks}}{{{.}}}{{/marks}}</a>{{/picture}}
  {{#difference}}<a class="frame difference" href="{{{.}}}" title="{{{description}}}: the reference, the actual picture and their difference"><img src="{{{.}}}" alt="The reference, the actual picture and their difference" loading="lazy"></a>{{/difference}}
  {{#absence}}<div class="blank">{{{.}}}</div>{{/absence}}
  <figcaption>{{#badge}}<span class="badge">{{{.}}}</span>{{/badge}}{{#duration}}<span>{{{.}}}</span>{{/duration}}{{#assertions}}<span>{{{.}}}</span>{{/assertions}}</figcaption>
  <ul class="notes">{{#failures}}<li>{{{.}}}</li>{{/failures}}{{#warnings}}<li class="warning">{{{.}}}</li>{{/warnings}}{{#inspections}}<li class="inspection"><code>{{{.}}}</code></li>{{/inspections}}</ul>
  </figure>{{/isReached}}{{^isReached}}<figure><div class="blank">Not reached</div></figure>{{/isReached}}</td>
  {{/cells}}
  </tr>
  {{/rows}}
  </tbody>
  </table>
  </div>
  </section>
  {{/sections}}
  </main>
  <dialog aria-label="Picture">
  <figure><img alt=""><figcaption></figcaption></figure>
  <button class="previous" aria-label="Previous picture">&#8249;</button>
  <button class="next" aria-label="Next picture">&#8250;</button>
  <button class="close" aria-label="Close">&#215;</button>
  </dialog>
  <script>
  (() => {
    const links = [...document.querySelectorAll("a.frame")];
    const dialog = document.querySelector("dialog");
    const image = dialog.querySelector("img");
    const caption = dialog.querySelector("figcaption");
    let current = 0;
    let marks = null;
    const placeMarks = () => marks?.setAttribute("style", `inset: auto; left: ${image.offsetLeft}px; top: ${
      image.offsetTop}px; width: ${image.offsetWidth}px; height: ${image.offsetHeight}px`);
    image.addEventListener("load", placeMarks);
    window.addEventListener("resize", placeMarks);
    const show = (index) => {
      current = (index + links.length) % links.length;
      marks?.remove();
      marks = links[current].querySelector(".marks")?.cloneNode(true);
      if (marks) image.after(marks);
      image.src = links[current].href;
      image.alt = caption.textContent = links[current].title;
    };
    links.forEach((link, index) => link.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      show(index);
      dialog.showModal();
      placeMarks();
    }));
    dialog.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button?.className === "previous") show(current - 1);
      else if (button?.className === "next") show(current + 1);
      else dialog.close();
    });
    dialog.addEventListener("keydown", (event) => {
      if (event.key === "ArrowLeft") show(current - 1);
      if (event.key === "ArrowRight") show(current + 1);
    });
    dialog.addEventListener("close", () => links[current]?.focus());
  })();
  </script>
  </body>
  </html>

  """#
