/// The script of the pages of a report. Without it, they show everything but filters, and pictures open as files.
let pageScript = #"""
  (() => {
    document.documentElement.classList.add("scripted");
    const all = (selector, within = document) => [...within.querySelectorAll(selector)];
    const fragment = () => decodeURIComponent(location.hash.slice(1));
    const form = document.querySelector(".filters");
    const none = document.querySelector(".none[role=status]");
    const field = (name) => form.elements[name];
    const text = () => field("search").value.trim().toLowerCase();
    const listen = (filter) => {
      form.hidden = false;
      form.addEventListener("input", filter);
      form.addEventListener("submit", (event) => event.preventDefault());
      // A browser may have kept what was ticked before the page was loaded again.
      filter();
    };

    // The list of flows.
    const list = document.querySelector(".flows");
    if (list) {
      // While flows run, their entries are appended: the last one of a run counts.
      const latest = new Map();
      for (const entry of all(".flows > li[id]")) {
        const earlier = latest.get(entry.dataset.run) ?? latest.get(entry.id);
        if (entry.dataset.run) {
          if (earlier?.querySelector(".status.unfinished")) earlier.remove();
          latest.set(entry.dataset.run, entry);
        } else {
          latest.set(entry.id, entry);
        }
      }
      const entries = all(".flows > li[id]");
      const matches = (entry, kind) => kind === "all" || entry.classList.contains(kind);
      for (const choice of all("[name=show]")) {
        choice.parentElement.querySelector(".count").textContent =
          entries.filter((entry) => matches(entry, choice.value)).length;
      }
      listen(() => {
        const [wanted, kind] = [text(), form.elements.show.value];
        for (const entry of entries) {
          const words = () => `${entry.textContent} ${entry.dataset.steps}`.toLowerCase();
          entry.hidden = !matches(entry, kind) || (wanted && !words().includes(wanted));
        }
        none.hidden = !entries.length || entries.some((entry) => !entry.hidden);
      });
      // The address of a step leads to the page of its flow.
      const follow = () => {
        const name = fragment();
        if (!name || document.getElementById(name)) return;
        const entry = document.getElementById(name.split(/[/@]/)[0]);
        const link = entry?.querySelector("h2 a");
        if (link) location.replace(link.href + location.hash);
      };
      window.addEventListener("hashchange", follow);
      follow();
      return;
    }

    // The steps of a flow.
    const cells = all(".cell");
    const boxes = all("[name=configuration]");
    if (form) {
      for (const box of boxes) box.hidden = boxes.length < 2;
      const filter = () => {
        const wanted = text();
        const hidden = new Set(boxes.filter((box) => !box.checked).map((box) => box.value));
        const steps = all(".step");
        for (const step of steps) {
          const shown = all(".cell", step).filter((cell) => {
            cell.hidden = hidden.has(cell.dataset.configuration);
            return !cell.hidden;
          });
          const has = (kind) => shown.some((cell) => cell.classList.contains(kind));
          step.hidden = (wanted && !step.textContent.toLowerCase().includes(wanted))
            || (field("failed").checked && !has("failed")) || (field("changed").checked && !has("changed"));
        }
        none.hidden = !steps.length || steps.some((step) => !step.hidden);
      };
      listen(filter);
      document.querySelector(".configurations")?.addEventListener("input", filter);
      // The address of a configuration shows nothing but it.
      const choose = () => {
        const chosen = all(".configurations > li").find((item) => item.id === fragment())?.querySelector("input");
        if (!chosen) return;
        for (const box of boxes) box.checked = box === chosen;
        filter();
      };
      window.addEventListener("hashchange", choose);
      choose();
    }
    const openWarning = () => {
      const details = document.getElementById(fragment())?.closest(".warnings");
      if (details) details.open = true;
    };
    window.addEventListener("hashchange", openWarning);
    openWarning();

    document.addEventListener("click", async (event) => {
      const button = event.target.closest(".command button");
      if (!button) return;
      const code = button.parentElement.querySelector("code");
      try {
        await navigator.clipboard.writeText(code.textContent);
      } catch {
        getSelection().selectAllChildren(code);
        document.execCommand("copy");
      }
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = "Copy"; }, 1500);
    });

    // A step enlarged, with all that is known about it.
    document.body.insertAdjacentHTML("beforeend", `
      <dialog aria-labelledby="enlarged">
      <div class="bar">
      <button type="button" class="arrow" data-move="-1" aria-label="Previous picture">&#8249;</button>
      <button type="button" class="arrow" data-move="1" aria-label="Next picture">&#8250;</button>
      <h2 id="enlarged"></h2>
      <span class="modes" role="group" aria-label="Compare"><button type="button" data-mode="actual">Actual</button>
      <button type="button" data-mode="slider">Slider</button>
      <button type="button" data-mode="blink">Blink</button>
      <button type="button" data-mode="reference">Reference</button>
      <button type="button" data-mode="difference">Difference</button></span>
      <button type="button" class="zoom" aria-pressed="false">100 %</button>
      <button type="button" class="close">Close</button>
      </div>
      <div class="stage"><div class="pictures"></div>
      <label class="slider" hidden>Reference <input type="range" min="0" max="100" value="50"> Actual</label></div>
      <div class="panel" role="region" aria-label="About the step" tabindex="0"></div>
      </dialog>`);
    const dialog = document.querySelector("dialog");
    const part = (selector) => dialog.querySelector(selector);
    const [pictures, sliding, slider, panel, zoom] =
      [".pictures", ".slider", ".slider input", ".panel", ".zoom"].map(part);
    const modes = all("[data-mode]", dialog);
    const framed = cells.filter((cell) => cell.querySelector("a.frame"));
    let current = null;
    let blinking = 0;
    const image = (source, alternative, kind) => {
      const element = new Image();
      Object.assign(element, { src: source, alt: alternative, className: kind });
      return element;
    };
    const compare = (mode) => {
      clearInterval(blinking);
      for (const button of modes) button.setAttribute("aria-pressed", button.dataset.mode === mode);
      const frame = current.querySelector("a.frame");
      const shown = frame.querySelector("img");
      const alternative = shown?.alt ?? "";
      pictures.replaceChildren();
      sliding.hidden = mode !== "slider";
      if (!shown) return pictures.append(Object.assign(document.createElement("div"), {
        className: "frame blank", textContent: "No picture" }));
      pictures.style.setProperty("--width", `${shown.getAttribute("width") ?? shown.naturalWidth}px`);
      if (mode === "difference") {
        return pictures.append(image(current.querySelector(".difference").href,
          `${alternative}: the reference, the actual picture and their difference`, "three"));
      }
      const before = frame.dataset.reference && mode !== "actual" ? image(frame.dataset.reference, "The reference", "before") : null;
      pictures.append(image(frame.href, alternative, "actual"));
      const marks = frame.querySelector(".marks");
      if (marks && mode === "actual") pictures.append(marks.cloneNode(true));
      if (before) pictures.append(before);
      pictures.style.setProperty("--part", mode === "slider" ? `${slider.value}%` : "100%");
      if (mode === "slider") pictures.append(Object.assign(document.createElement("span"), { className: "edge" }));
      if (mode === "blink") blinking = setInterval(() => { before.hidden = !before.hidden; }, 600);
    };
    const show = (cell) => {
      current = cell;
      const frame = cell.querySelector("a.frame");
      part(".modes").hidden = !frame.dataset.reference;
      part("[data-mode=difference]").hidden = !cell.querySelector(".difference");
      zoom.hidden = !frame.querySelector("img");
      part("h2").textContent = cell.dataset.title;
      const facts = cell.querySelector(".facts").cloneNode(true);
      for (const details of all("details", facts)) details.open = true;
      for (const link of all(".warned a", facts)) {
        const warning = document.querySelector(`${link.getAttribute("href")} > p`);
        if (warning) link.replaceWith(warning.textContent);
      }
      const place = cell.closest(".step")?.querySelector(".place")?.cloneNode(true);
      panel.replaceChildren(...(place ? [place] : []), facts);
      panel.scrollTop = 0;
      compare(frame.dataset.reference ? "slider" : "actual");
      history.replaceState(null, "", `#${encodeURI(cell.id)}`);
    };
    const visible = () => framed.filter((cell) => cell.offsetParent);
    const move = (count) => {
      const shown = visible();
      show(shown[(shown.indexOf(current) + count + shown.length) % shown.length]);
    };
    // Above and below is the same configuration of the step before and after.
    const moveStep = (count) => {
      const same = visible().filter((cell) => cell.dataset.configuration === current.dataset.configuration);
      const next = same[same.indexOf(current) + count];
      if (next) show(next);
    };
    for (const cell of framed) {
      cell.querySelector("a.frame").addEventListener("click", (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        dialog.showModal();
        show(cell);
      });
    }
    for (const button of modes) button.addEventListener("click", () => compare(button.dataset.mode));
    for (const button of all("[data-move]", dialog)) button.addEventListener("click", () => move(Number(button.dataset.move)));
    zoom.addEventListener("click", () => {
      zoom.setAttribute("aria-pressed", dialog.classList.toggle("actual-size"));
    });
    slider.addEventListener("input", () => pictures.style.setProperty("--part", `${slider.value}%`));
    pictures.addEventListener("pointermove", (event) => {
      if (sliding.hidden) return;
      const box = pictures.getBoundingClientRect();
      slider.value = Math.max(0, Math.min(1, (event.clientX - box.left) / box.width)) * 100;
      pictures.style.setProperty("--part", `${slider.value}%`);
    });
    part(".close").addEventListener("click", () => dialog.close());
    dialog.addEventListener("keydown", (event) => {
      const keys = {
        ArrowLeft: () => move(-1), ArrowRight: () => move(1), ArrowUp: () => moveStep(-1), ArrowDown: () => moveStep(1),
      };
      // Keys move the slider and scroll texts when those have the focus.
      if (!keys[event.key] || event.target === slider || event.target.closest("pre")) return;
      event.preventDefault();
      keys[event.key]();
    });
    dialog.addEventListener("close", () => {
      clearInterval(blinking);
      current?.querySelector("a.frame").focus();
    });
  })();

  """#
