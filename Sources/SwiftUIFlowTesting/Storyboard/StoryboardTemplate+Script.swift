/// The script of the storyboard page. Without it, the page shows everything, and pictures open as files.
let storyboardScript = #"""
  (() => {
    // What is shown of the table.
    const form = document.querySelector(".controls");
    const rows = [...document.querySelectorAll("tbody tr")];
    const field = (name) => form.querySelector(`[name=${name}]`);
    const hiddenConfigurations = () => new Set(
      [...form.querySelectorAll("[name=configuration]")].filter((box) => !box.checked).map((box) => box.value));
    const filter = () => {
      const text = field("search").value.trim().toLowerCase();
      const hidden = hiddenConfigurations();
      for (const row of rows) {
        const cells = [...row.querySelectorAll("td")];
        for (const cell of cells) cell.hidden = hidden.has(cell.dataset.configuration);
        const shown = cells.filter((cell) => !cell.hidden);
        const has = (selector) => shown.some((cell) => cell.querySelector(selector));
        row.hidden = (text && !row.textContent.toLowerCase().includes(text))
          || (field("failed").checked && !has(".failed")) || (field("changed").checked && !has(".changed"));
      }
      for (const head of document.querySelectorAll("thead th")) head.hidden = hidden.has(head.dataset.configuration);
      for (const section of document.querySelectorAll("section")) {
        section.hidden = ![...section.querySelectorAll("tbody tr")].some((row) => !row.hidden);
      }
      document.querySelector(".none").hidden = !rows.length || rows.some((row) => !row.hidden);
    };
    form.hidden = false;
    form.addEventListener("input", filter);
    form.addEventListener("submit", (event) => event.preventDefault());
    // A phone scrolls each row by itself: keys must reach it, also where there is nothing to press.
    for (const row of rows) if (!row.querySelector("a, button, summary")) row.tabIndex = 0;
    // A browser may have kept what was ticked before the page was loaded again.
    filter();

    for (const button of document.querySelectorAll(".command button")) {
      button.addEventListener("click", async () => {
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
    }

    // One picture, large.
    const links = [...document.querySelectorAll("a.frame")];
    const dialog = document.querySelector("dialog");
    const actual = dialog.querySelector(".actual");
    const reference = dialog.querySelector(".reference");
    const pictures = dialog.querySelector(".pictures");
    const edge = dialog.querySelector(".edge");
    const modes = [...dialog.querySelectorAll("[data-mode]")];
    const zoom = dialog.querySelector(".zoom");
    let current = links[0];
    let marks = null;
    let blinking = 0;
    const placeMarks = () => marks?.setAttribute("style", `inset: auto; left: ${actual.offsetLeft}px; top: ${
      actual.offsetTop}px; width: ${actual.offsetWidth}px; height: ${actual.offsetHeight}px`);
    actual.addEventListener("load", placeMarks);
    window.addEventListener("resize", placeMarks);
    const compare = (mode) => {
      clearInterval(blinking);
      for (const button of modes) button.setAttribute("aria-pressed", button.dataset.mode === mode);
      reference.hidden = mode === "actual" || mode === "blink";
      edge.hidden = mode !== "slider";
      pictures.style.setProperty("--part", mode === "slider" ? "50%" : "100%");
      if (mode === "blink") blinking = setInterval(() => { reference.hidden = !reference.hidden; }, 600);
    };
    const show = (link) => {
      current = link;
      marks?.remove();
      marks = link.querySelector(".marks")?.cloneNode(true) ?? null;
      if (marks) actual.after(marks);
      const { reference: before, width } = link.dataset;
      dialog.querySelector(".modes").hidden = !before;
      if (before) reference.src = before; else reference.removeAttribute("src");
      compare(before ? "slider" : "actual");
      pictures.style.setProperty("--width", width ? `${width}px` : "auto");
      actual.src = link.href;
      actual.alt = link.querySelector("img").alt;
      reference.alt = "The reference";
      dialog.querySelector(".title").textContent = link.title;
    };
    const shown = () => links.filter((link) => link.offsetParent);
    const next = (step) => {
      const all = shown();
      show(all[(all.indexOf(current) + step + all.length) % all.length]);
    };
    // Above and below is the same configuration of the step before and after.
    const nextRow = (step) => {
      const cell = current.closest("td");
      const table = [...cell.closest("tbody").rows].filter((row) => !row.hidden);
      for (let index = table.indexOf(cell.parentElement) + step; table[index]; index += step) {
        const link = table[index].cells[cell.cellIndex]?.querySelector("a.frame");
        if (link) return show(link);
      }
    };
    for (const link of links) {
      link.addEventListener("click", (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        show(link);
        dialog.showModal();
        placeMarks();
      });
    }
    for (const button of modes) button.addEventListener("click", () => compare(button.dataset.mode));
    zoom.addEventListener("click", () => {
      const isActualSize = dialog.classList.toggle("actual-size");
      zoom.setAttribute("aria-pressed", isActualSize);
      placeMarks();
    });
    pictures.addEventListener("pointermove", (event) => {
      if (edge.hidden) return;
      const box = pictures.getBoundingClientRect();
      pictures.style.setProperty("--part", `${Math.max(0, Math.min(1, (event.clientX - box.left) / box.width)) * 100}%`);
    });
    dialog.querySelector(".previous").addEventListener("click", () => next(-1));
    dialog.querySelector(".next").addEventListener("click", () => next(1));
    dialog.querySelector(".close").addEventListener("click", () => dialog.close());
    dialog.querySelector(".stage").addEventListener("click", (event) => {
      if (event.target === event.currentTarget) dialog.close();
    });
    dialog.addEventListener("keydown", (event) => {
      const keys = { ArrowLeft: () => next(-1), ArrowRight: () => next(1), ArrowUp: () => nextRow(-1), ArrowDown: () => nextRow(1) };
      if (!keys[event.key]) return;
      event.preventDefault();
      keys[event.key]();
    });
    dialog.addEventListener("close", () => {
      clearInterval(blinking);
      current?.focus();
    });
  })();

  """#
