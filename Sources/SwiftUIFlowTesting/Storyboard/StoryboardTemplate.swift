import FlowReports

/// The page as a Mustache template. Texts are inserted unchanged: `StoryboardPage` has escaped them.
let storyboardTemplate = #"""
  <!DOCTYPE html>
  <html lang="en">
  <head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  \#(FileMark.generator)
  <meta name="color-scheme" content="light dark">
  <title>{{{title}}}</title>
  <style>

  """#
  + storyboardStyle
    + #"""
    </style>
    </head>
    <body>
    <header>
    <h1>{{{title}}}</h1>
    <p class="summary"><strong class="{{#isSuccess}}good{{/isSuccess}}{{^isSuccess}}bad{{/isSuccess}}">{{{summary}}}</strong>{{#totalDuration}}, {{{.}}}{{/totalDuration}}</p>
    {{#hasRun}}<ul class="run">{{#run}}<li>{{{.}}}</li>{{/run}}</ul>{{/hasRun}}
    {{^isSuccess}}
    <ul class="failures">
    {{#failures}}
    <li><a href="#{{{target}}}">{{{message}}}</a></li>
    {{/failures}}
    </ul>
    {{/isSuccess}}
    </header>
    <main>
    <form class="controls" role="search" hidden>
    <input type="search" name="search" aria-label="Search steps, texts and failures" placeholder="Search steps, texts, failures">
    <label><input type="checkbox" name="failed"> Only failed</label>
    <label><input type="checkbox" name="changed"> Only changed</label>
    {{#configurations}}
    <label><input type="checkbox" name="configuration" value="{{{.}}}" checked> {{{.}}}</label>
    {{/configurations}}
    </form>
    <p class="none" role="status" hidden>No step matches.</p>
    {{#isEmpty}}
    <p>No step was run.</p>
    {{/isEmpty}}
    {{#sections}}
    <section>
    {{#heading}}<h2>{{{.}}}</h2>{{/heading}}
    <table>
    <thead><tr><td></td>{{#columns}}<th scope="col" data-configuration="{{{title}}}">{{{title}}}{{#device}}<span class="device">{{{.}}}</span>{{/device}}{{#animation}}<a class="animation" href="{{{.}}}">All steps</a>{{/animation}}</th>{{/columns}}</tr></thead>
    <tbody>
    {{#rows}}
    <tr>
    <th scope="row"><span class="number">{{number}}</span><{{rowHeading}}>{{{name}}}</{{rowHeading}}><span class="place">{{{place}}}</span></th>
    {{#cells}}
    <td data-configuration="{{{configuration}}}">{{#isReached}}<figure id="{{{id}}}" class="{{#hasFailed}}failed {{/hasFailed}}{{#hasChanged}}changed{{/hasChanged}}">
    {{#picture}}<a class="frame" href="{{{.}}}" title="{{{description}}}" data-width="{{{width}}}"{{#reference}} data-reference="{{{.}}}"{{/reference}}><img src="{{{.}}}" alt="{{{alternative}}}" loading="lazy">{{#marks}}{{{.}}}{{/marks}}</a>{{/picture}}
    {{#difference}}<a class="frame difference" href="{{{.}}}" title="{{{description}}}: the reference, the actual picture and their difference"><img src="{{{.}}}" alt="The reference, the actual picture and their difference" loading="lazy"></a>{{/difference}}
    {{#absence}}<div class="blank">{{{.}}}</div>{{/absence}}
    <figcaption><span class="configuration">{{{configuration}}}</span>{{#badge}}<span class="badge">{{{.}}}</span>{{/badge}}{{#duration}}<span>{{{.}}}</span>{{/duration}}</figcaption>
    <ul class="deeds">{{#deeds}}<li class="{{{kind}}}">{{{text}}}</li>{{/deeds}}</ul>
    <ul class="notes">{{#failures}}<li>{{{.}}}</li>{{/failures}}{{#warnings}}<li class="warning">{{{.}}}</li>{{/warnings}}{{#inspections}}<li class="inspection"><code>{{{.}}}</code></li>{{/inspections}}</ul>
    {{#command}}<div class="command"><code>{{{.}}}</code><button type="button" aria-label="Copy the command that accepts {{{description}}}">Copy</button></div>{{/command}}
    {{#state}}<details class="semantics"><summary>State</summary><pre tabindex="0">{{{.}}}</pre></details>{{/state}}
    {{#console}}<details class="semantics"><summary>Console</summary><pre tabindex="0">{{{.}}}</pre></details>{{/console}}
    {{#semantics}}<details class="semantics"><summary>Elements</summary><pre tabindex="0">{{{.}}}</pre></details>{{/semantics}}
    </figure>{{/isReached}}{{^isReached}}<figure><div class="blank">Not reached</div></figure>{{/isReached}}</td>
    {{/cells}}
    </tr>
    {{/rows}}
    </tbody>
    </table>
    </section>
    {{/sections}}
    </main>
    <dialog aria-label="Picture">
    <figure><figcaption><span class="title"></span>
    <span class="modes" role="group" aria-label="Compare" hidden><button type="button" data-mode="actual">Actual</button>
    <button type="button" data-mode="slider">Slider</button>
    <button type="button" data-mode="blink">Blink</button>
    <button type="button" data-mode="before">Reference</button></span>
    <button type="button" class="zoom" aria-pressed="false">100 %</button>
    <button type="button" class="close">Close</button></figcaption>
    <div class="stage"><div class="pictures"><img class="actual" alt=""><img class="reference" alt="" hidden><span class="edge" hidden></span></div></div></figure>
    <button type="button" class="previous" aria-label="Previous picture">&#8249;</button>
    <button type="button" class="next" aria-label="Next picture">&#8250;</button>
    </dialog>
    <script>

    """#
  + storyboardScript
    + #"""
    </script>
    </body>
    </html>

    """#
