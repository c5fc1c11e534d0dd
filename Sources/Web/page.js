"use strict";
(async () => {
  const find = (id) => document.getElementById(id);
  let began = Date.now();
  const key = "viewdid", practiceKey = "viewdid-practice", lookKey = "viewdid-look";
  let core, place = {}, lessons = [], tray = [], inputs = [], history = [], historyPlace = 0, drafted = "";
  let completions = null, chosen = -1, step = 0, playing = 0, looking = 0, run = null, earlier = { done: [], results: [] }, practiced = [], answered = [], because = "", recovery, examKey;
  let letterWidth = 0;
  const stored = {}, sessionAddress = "session=";

  // MARK: The core

  function bytesOf(text) {
    const letters = atob(text.trim()), bytes = new Uint8Array(letters.length);
    for (let index = 0; index < bytes.length; index++) bytes[index] = letters.charCodeAt(index);
    return bytes;
  }

  /** The core, unpacked by a program that comes with it. */
  async function moduleOf({ textContent, dataset }) {
    const packed = bytesOf(textContent);
    const { memory, begin, unpack } = (await WebAssembly.instantiate(bytesOf(dataset.unpacker))).instance.exports;
    const size = Number(dataset.size), start = begin(packed.length, size);
    new Uint8Array(memory.buffer).set(packed, start);
    let unpacked;
    // In pieces, since a browser makes a function faster between its calls.
    for (let wanted = 0; wanted < size; unpacked = unpack(wanted)) wanted = Math.min(wanted + 0x10000, size);
    return WebAssembly.compile(new Uint8Array(memory.buffer, unpacked, size));
  }

  const module = await moduleOf(find("core"));
  find("core").remove();
  const data = find("data").textContent;
  const encoder = new TextEncoder(), decoder = new TextDecoder();

  /** The same bytes at random for each core, so that one that takes what was entered before draws the same questions. */
  const noise = crypto.getRandomValues(new Uint8Array(32768));
  let noisePlace = 0;

  function random(at, count) {
    const bytes = new Uint8Array(core.memory.buffer, at, count);
    for (let index = 0; index < count; index++) bytes[index] = noise[noisePlace++ % noise.length];
    return 0;
  }

  function exit() { throw new Error("The core stopped."); }

  async function load() {
    const imports = {};
    for (const { module: name, name: part } of WebAssembly.Module.imports(module)) {
      // Nothing is here to read from or write to: 8 is the error of a file that isn't open.
      (imports[name] ??= {})[part] = part === "random_get" ? random : part === "proc_exit" ? exit : () => 8;
    }
    noisePlace = 0;
    core = (await WebAssembly.instantiate(module, imports)).exports;
    core._initialize?.();
    return ask("data", data);
  }

  function ask(word, text = "") {
    const bytes = encoder.encode(word + " " + text);
    const at = core.reserve(bytes.length) >>> 0;
    new Uint8Array(core.memory.buffer).set(bytes, at);
    const count = core.ask(bytes.length);
    const answer = core.answer() >>> 0;
    return JSON.parse(decoder.decode(new Uint8Array(core.memory.buffer, answer, count)));
  }

  // MARK: Elements

  function element(name, properties = {}, ...children) {
    const made = document.createElement(name);
    for (const [property, value] of Object.entries(properties)) {
      if (property in made) made[property] = value; else made.setAttribute(property, value);
    }
    made.append(...children);
    return made;
  }

  const styles = {
    "1": "strong", "2": "faint", "4": "under", "1;4": "strong under", "2;4": "faint under", "1;2": "strong faint",
    "38;5;243": "faint", "38;5;29": "good", "38;5;131": "bad", "38;5;63": "note", "1;38;5;63": "heading",
    "1;38;5;29": "prompt", "1;38;5;131": "bad strong",
  };

  /** A row as the terminal has it: its colors become classes. */
  function row(text) {
    const line = element("p");
    let style = "";
    for (const [piece, , codes] of text.matchAll(/\x1b(\[)([0-9;]*)m|[^\x1b]+/g)) {
      if (codes !== undefined) style = styles[codes] ?? "";
      else line.append(style ? element("span", { className: style, textContent: piece }) : piece);
    }
    return line;
  }

  function say(rows, said) {
    const log = find("log"), block = element("div", {}, ...rows.map(row));
    if (said !== undefined) block.prepend(element("p", { className: "said", textContent: said }));
    log.append(block);
    while (log.childNodes.length > 300) log.firstChild.remove();
    // A long answer begins at the top of what is seen.
    log.scrollTop = log.scrollHeight - block.offsetTop > log.clientHeight ? block.offsetTop - log.offsetTop : log.scrollHeight;
  }

  function columns() {
    if (!letterWidth) {
      const probe = element("span", { textContent: "m".repeat(100), className: "unseen" });
      find("log").append(probe);
      probe.style.width = "auto";
      letterWidth = probe.getBoundingClientRect().width / 100;
      probe.remove();
    }
    return Math.max(20, Math.min(100, Math.floor((find("log").clientWidth - 14) / letterWidth)));
  }

  // MARK: A line

  /** The day since 1970 where the learner is. */
  function day() {
    const now = new Date();
    return Math.floor((now.getTime() / 60000 - now.getTimezoneOffset()) / 1440);
  }

  function takeProgress() {
    ask("progress", JSON.stringify([earlier.done, earlier.results, day()]));
    practiced = earlier.results;
  }

  async function enter(line) {
    if (recovery) await recovery;
    closeCompletions();
    if (/^(next|previous|goto|learn|leave|predict|practice|interview)\b/.test(line.trim())) [answered, because] = [[], ""];
    tray = [];
    const said = (place.prompt ?? "") + " " + line;
    const input = JSON.stringify([line.normalize("NFC"), columns(), Math.min(Date.now() - began, 0x7FFFFFFF), false, day()]);
    let answer;
    try {
      answer = ask("enter", input);
      inputs.push(input);
    } catch (error) {
      answer = await recover();
    }
    if (line.trim() && history.at(-1) !== line) history.push(line);
    historyPlace = history.length;
    show(answer);
    say(answer.rows, said);
    find("line").value = "";
    if (document.activeElement === document.body) focusLine();
  }

  /** Where a finger types, the line would bring up a keyboard. */
  function focusLine() {
    find(matchMedia("(pointer: fine)").matches ? "line" : "log").focus({ preventScroll: true });
  }

  /** Puts new buttons in the place of others, and leaves the focus where it was. */
  function replace(id, items) {
    const list = find(id), at = [...list.querySelectorAll("button")].indexOf(document.activeElement);
    list.replaceChildren(...items);
    const buttons = list.querySelectorAll("button");
    if (at >= 0 && buttons.length) buttons[Math.min(at, buttons.length - 1)].focus();
  }

  /** The core stops at what it can't do, such as code that nests too deeply: a new one takes what was entered before. */
  async function recover() {
    await load();
    takeProgress();
    let answer = ask("here");
    for (const input of inputs) answer = ask("enter", input);
    return { ...answer, rows: ["! That was too much for the page. Nothing was changed."] };
  }

  /** Prepares what may be wanted next, such as the next question, while the learner reads or thinks. */
  function lookAhead() {
    clearTimeout(looking);
    looking = setTimeout(() => { try { ask("ahead"); } catch { recovery = recover(); } }, 400);
  }

  // MARK: What is shown

  function show(answer) {
    place = answer;
    if (place.results) practiced = place.results;
    find("prompt").textContent = place.prompt;
    showAsking();
    showChips();
    showLesson();
    showPicture();
    keep();
    lookAhead();
  }

  function chip(text, title, act, more = {}) {
    return element("button", { type: "button", textContent: text, title: title ?? "", onclick: act, ...more });
  }

  function showChips() {
    const offers = (place.offers ?? []).filter((offer) => !/^(quit|help|edit|card)$/.test(offer));
    const commands = (place.commands ?? []).filter(([line]) => !offers.includes(line) && !/[A-Z]{3}|^quit$/.test(line));
    const isTyping = (text) => / (FILE|NAME)$/.test(text);
    find("chips").replaceChildren(
      ...offers.filter((offer) => !isTyping(offer)).map((offer) => chip(offer, "", () => enter(offer), { className: "offer" })),
      ...commands.map(([line, what]) => chip(line, what, () => enter(line))));
  }

  function showAsking() {
    const { kind } = place;
    let chips = [];
    const toggle = (letter) => () => draft(tray.includes(letter) ? without(letter) : [...tray, letter]);
    const known = place.offered ?? [];
    if (kind === "predict" || kind === "choose") {
      chips = known.filter(([letter]) => kind === "choose" || !tray.includes(letter)).map(([letter, text]) => {
        const words = letter === text ? text : letter + "  " + text;
        return kind === "predict" ? movable(chip(words, "", toggle(letter)), letter)
          : chip(words, "", toggle(letter), { "aria-pressed": String(tray.includes(letter)) });
      });
      if (kind === "predict") chips.push(chip("nothing", "none of these is called", () => enter("nothing")));
      if (known.length && tray.length) chips.push(chip("Answer", "", () => enter(tray.join(" ")), { className: "send" }));
    } else if (kind === "count") {
      chips = [0, 1, 2, 3, 4, 5, 6].map((count) => chip(String(count), "", () => enter(String(count))));
    } else if (kind === "state") {
      chips = ["yes", "no"].map((answer) => chip(answer, "", () => enter(answer)));
    } else if (kind === "next") {
      const words = ask("complete", "").candidates.map(([text]) => text);
      chips = words.slice(0, 12).map((text) => chip(text, "", () => enter(text)));
    }
    const names = new Map(known);
    const isOrder = kind === "predict" && known.length > 0;
    replace("tray", (isOrder ? tray : []).map((letter) => element("li", {},
      movable(chip(names.get(letter) ?? letter, "Take it out of the answer. Left and right arrow keys move it.", toggle(letter)), letter))));
    replace("offered", chips);
    find("asking").hidden = chips.length === 0;
    find("tray").hidden = !isOrder;
  }

  const without = (letter) => tray.filter((one) => one !== letter);

  /** Takes what the answer is so far. */
  function draft(letters) {
    tray = letters;
    showAsking();
    find("line").value = tray.join(" ");
  }

  /** The answer so far with a call at another place. */
  const placing = (letter, place) => [...without(letter).slice(0, place), letter, ...without(letter).slice(place)];

  /** Lets a call be dragged to its place in the answer, or out of it, and moved there with the arrow keys. */
  function movable(button, letter) {
    const bar = element("li", { className: "bar" });
    button.classList.add("movable");
    /** The place under a pointer; nothing outside of the answer. */
    const placeAt = ({ clientX: x, clientY: y }) => {
      const { left, right, top, bottom } = find("tray").getBoundingClientRect();
      if (x < left - 20 || x > right + 20 || y < top - 20 || y > bottom + 20) return undefined;
      return [...find("tray").querySelectorAll("button")].filter((one) => one !== button).filter((one) => {
        const { left, width, top, bottom } = one.getBoundingClientRect();
        return y > bottom || (y >= top && x > left + width / 2);
      }).length;
    };
    button.onkeydown = (event) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key], to = tray.indexOf(letter) + by;
      if (!tray.includes(letter) || !(to >= 0 && to < tray.length)) return;
      event.preventDefault();
      draft(placing(letter, to));
      find("tray").querySelectorAll("button")[to].focus();
    };
    button.onpointerdown = (begun) => {
      if (begun.button) return;
      let isDragged = false;
      button.setPointerCapture(begun.pointerId);
      button.onpointermove = (event) => {
        const x = event.clientX - begun.clientX, y = event.clientY - begun.clientY;
        if (!isDragged && Math.hypot(x, y) < 6) return;
        isDragged = true;
        button.classList.add("dragged");
        button.style.transform = `translate(${x}px, ${y}px)`;
        const place = placeAt(event), others = [...find("tray").children].filter((one) => one !== bar && !one.contains(button));
        if (place === undefined) bar.remove(); else find("tray").insertBefore(bar, others[place] ?? null);
      };
      button.onpointerup = button.onpointercancel = (event) => {
        button.onpointermove = button.onpointerup = button.onpointercancel = null;
        if (!isDragged) return;
        button.onclick = null;
        const place = placeAt(event);
        draft(event.type !== "pointerup" ? tray : place === undefined ? without(letter) : placing(letter, place));
      };
    };
    return button;
  }

  function showLesson() {
    const { lesson } = place;
    find("lessons").value = lesson ? lesson.id : "";
    const address = "#" + (lesson?.id ?? (place.way ? sessionAddress + encodeURIComponent(place.way) : "session"));
    if (location.hash !== address) window.history.replaceState(null, "", address);
    const done = lesson ? lesson.steps.filter((one) => one.isDone).length : 0;
    find("standing").textContent = !lesson ? "" : lesson.number
      ? `${done} of ${lesson.steps.length} steps done`
      : loaded.exam ? place.rest : `question ${lesson.steps.length}${place.rest ? ", " + place.rest : ""}`;
    const counts = new Map(place.done);
    for (const option of find("lessons").options) {
      const one = lessons.find(({ id }) => id === option.value);
      if (!one) continue;
      const did = counts.get(one.id) ?? [], isPassed = one.exercises.every((id) => did.includes(id) || one.fixes.includes(id));
      const text = (isPassed ? "\u2713 " : "") + `${lessons.indexOf(one) + 1}. ${one.title}`
        + (did.length ? `  (${did.length}/${one.exercises.length})` : "");
      if (option.textContent !== text) option.textContent = text;
    }
  }

  // MARK: The picture

  function showPicture() {
    find("environment").textContent = `${place.environment}. The app: ${place.app}.`;
    const { judged } = place, told = judged?.elsewhere ?? "";
    // What the nearest world names is marked.
    const words = new Set(told.match(/[\p{L}\p{N}_]+/gu));
    const decides = "your answer depends on this";
    if (/ on (iOS|an iP)/.test(judged?.elsewhere)) find("environment").append(element("strong", { textContent: ` (${decides})` }));
    const byName = new Map(place.controllers.map((one) => [one.name, one]));
    const drawn = new Set();
    const presentedBy = (name) => place.controllers.filter((one) => one.presenter === name && !one.parent);
    const branch = (one) => {
      if (drawn.has(one.name)) return [];
      drawn.add(one.name);
      const below = [...one.children.map((name) => byName.get(name)).filter(Boolean), ...presentedBy(one.name)].flatMap(branch);
      const relation = one.parent ? `in ${one.parent}` : one.presenter ? `presented by ${one.presenter}`
        : one.name === place.root ? "root of the window" : "";
      const isNamed = words.has(one.name);
      const tile = element("div", { className: `tile ${one.appearance}${one.isCurrent ? " current" : ""}${isNamed ? " decides" : ""}`, title: one.sentence },
        element("b", { textContent: one.name }), ` ${one.class}`,
        element("span", { textContent: [relation, one.hasView ? "view loaded" : "no view", one.appearance].filter(Boolean).join(", ") }),
        ...(isNamed ? [element("strong", { textContent: decides })] : []));
      return [element("li", {}, tile, ...(below.length ? [element("ul", {}, ...below)] : []))];
    };
    const root = byName.get(place.root);
    const items = root ? branch(root) : [];
    for (const one of place.controllers) if (!one.parent && !one.presenter) items.push(...branch(one));
    for (const one of place.controllers) items.push(...branch(one));
    find("tree").replaceChildren(...items);
    find("tree").closest(".stage").hidden = items.length === 0;

    find("compare").hidden = !judged;
    if (judged) showComparison(judged);
    else if (!place.asks) [answered, because] = [[], ""];

    const isNew = JSON.stringify(run) !== JSON.stringify(place.run);
    run = place.run ?? null;
    find("run").hidden = !run || run.calls.length === 0;
    if (isNew) {
      pause();
      step = run ? run.calls.length : 0;
      showLanes();
      if (run?.calls.length && !place.asks) play();
    }
    showStep();
  }

  const marks = { right: "=", misplaced: "~", "not-called": "-", "left-out": "+" };

  /** An answer beside what happened. Where the order is only shown, the answer before is laid beside it, call by call. */
  function rowsOf({ rows, showsOrder, reason, elsewhere }) {
    const mine = rows.map(([mine]) => mine).filter(Boolean), theirs = rows.map(([, theirs]) => theirs).filter(Boolean);
    if (mine.length) [answered, because] = [mine, [reason, elsewhere].filter(Boolean).join(" ")];
    if (mine.length || !showsOrder || !answered.length) return rows;
    return Array.from({ length: Math.max(answered.length, theirs.length) }, (_, index) => {
      const [one, other] = [answered[index] ?? "", theirs[index] ?? ""];
      return [one, other, one === other ? "right" : !one ? "left-out" : theirs.includes(one) ? "misplaced" : "not-called"];
    });
  }

  function showComparison(judged) {
    const rows = rowsOf(judged), wrong = rows.findIndex(([, , mark]) => mark !== "right");
    const words = { right: "in place", misplaced: "out of place", "not-called": "not called", "left-out": "missing" };
    find("orders").replaceChildren(...rows.map(([mine, theirs, mark], index) =>
      element("tr", { className: mark + (index === wrong ? " first" : "") },
        element("td", { title: words[mark] }, marks[mark], element("span", { className: "unseen", textContent: words[mark] })),
        element("td", { textContent: mine }),
        ...(judged.showsOrder ? [element("td", { textContent: theirs })] : []))));
    find("theirs").hidden = !judged.showsOrder;
    find("reason").textContent = judged.isRight ? "" : because;
  }

  function showLanes() {
    const table = find("lanes");
    table.replaceChildren();
    if (!run) return;
    find("statement").textContent = run.statement;
    const lanes = [...new Set(run.calls.map((call) => call.lane))];
    table.append(element("thead", {}, element("tr", {}, ...lanes.map((lane) => element("th", { scope: "col", textContent: lane })))));
    table.append(element("tbody", {}, ...run.calls.map((call, index) => element("tr", {}, ...lanes.map((lane) =>
      element("td", {}, ...(lane === call.lane ? [chip(call.name, call.why, () => { pause(); go(index + 1); })] : [])))))));
  }

  function go(to) {
    step = Math.max(0, Math.min(run?.calls.length ?? 0, to));
    showStep();
  }

  function showStep() {
    const count = run?.calls.length ?? 0, call = run?.calls[step - 1];
    find("step").textContent = count ? `call ${step} of ${count}` : "";
    [...find("lanes").querySelectorAll("tbody tr")].forEach((line, index) => {
      line.className = index + 1 === step ? "now" : index >= step ? "later" : "";
      line.querySelector("button").setAttribute("aria-current", index + 1 === step ? "step" : "false");
    });
    find("why").setAttribute("aria-live", playing ? "off" : "polite");
    find("why").textContent = call ? `${call.lane}.${call.name}: ${call.why}` : "";
    showPhone(step);
  }

  function showPhone(at) {
    const phone = find("phone");
    const told = at ? run.calls[at - 1].frame : 0;
    const frames = run?.frames ?? [];
    const frame = frames.findLast((one) => one.calls <= told);
    let cards = frame ? frame.cards.map(([name, distance]) => [run.names[name], distance]) : [];
    if (!frame || (!cards.length && at === (run?.calls.length ?? 0))) {
      cards = place.controllers.filter((one) => one.appearance === "appeared" && !one.children.length).map((one) => [one.name, 0]);
    }
    const kept = new Map([...phone.querySelectorAll(".card")].map((card) => [card.dataset.name, card]));
    const shown = cards.map(([name, distance]) => {
      const card = kept.get(name) ?? element("div", { className: "card" }, element("b", { textContent: name }));
      card.dataset.name = name;
      const shift = `${Math.round(distance / 6 * 100)}%`;
      card.style.transform = run?.edge === "right" ? `translateX(${shift})` : run?.edge === "bottom" ? `translateY(${shift})` : "";
      return card;
    });
    const bar = frame?.stack.length ? [element("div", { className: "bar", textContent: "stack: " + frame.stack.join(", ") })] : [];
    const tabs = place.controllers.find((one) => one.hasTabs && one.appearance === "appeared");
    if (tabs) {
      bar.push(element("div", { className: "bar" }, ...tabs.children.map((name) => element("span", {
        className: place.controllers.some((one) => one.name === name && one.appearance === "appeared") ? "strong under" : "", textContent: name,
      }))));
    }
    phone.replaceChildren(...shown, ...bar, ...(shown.length ? [] : [element("p", { textContent: "nothing on screen yet" })]));
    phone.setAttribute("aria-label", cards.length ? "On screen: " + cards.map(([name]) => name).join(", ") : "Nothing is on screen");
  }

  function pause() {
    clearInterval(playing);
    playing = 0;
    find("play").textContent = "Play";
  }

  function play() {
    if (!run?.calls.length) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return go(run.calls.length);
    go(0);
    find("play").textContent = "Pause";
    clearInterval(playing);
    playing = setInterval(() => {
      go(step + 1);
      if (step >= run.calls.length) pause();
    }, find("slow").checked ? 1500 : Math.min(500, 4000 / run.calls.length));
  }

  // MARK: Completion

  function closeCompletions() {
    completions = null;
    chosen = -1;
    find("completions").hidden = true;
    find("line").setAttribute("aria-expanded", "false");
    find("line").removeAttribute("aria-activedescendant");
  }

  function complete() {
    const line = find("line"), typed = line.value.slice(0, line.selectionStart);
    completions = ask("complete", typed);
    chosen = -1;
    const list = find("completions");
    list.replaceChildren(...completions.candidates.map(([text, summary], index) => {
      const item = element("li", { role: "option", id: "completion" + index, "aria-selected": "false" }, text,
        element("span", { textContent: summary ? "  " + summary : "" }));
      item.onmousedown = (event) => { event.preventDefault(); choose(index); };
      return item;
    }));
    list.hidden = completions.candidates.length === 0;
    line.setAttribute("aria-expanded", String(!list.hidden));
    if (list.hidden) completions = null;
  }

  function mark(index) {
    const items = find("completions").children;
    if (items[chosen]) items[chosen].setAttribute("aria-selected", "false");
    chosen = (index + items.length) % items.length;
    items[chosen].setAttribute("aria-selected", "true");
    items[chosen].scrollIntoView({ block: "nearest" });
    find("line").setAttribute("aria-activedescendant", items[chosen].id);
  }

  function choose(index) {
    const line = find("line"), end = line.selectionStart;
    const letters = [...line.value.slice(0, end)];
    const front = letters.slice(0, letters.length - completions.replaced).join("");
    const text = completions.candidates[index][0] + " ";
    line.value = front + text + line.value.slice(end).trimStart();
    line.setSelectionRange((front + text).length, (front + text).length);
    closeCompletions();
    line.focus();
  }

  // MARK: Light and dark

  const darkness = [...document.styleSheets[0].cssRules].find(({ media }) => media?.mediaText.includes("dark")).media;

  function paint(look) {
    darkness.mediaText = { light: "not all", dark: "all" }[look] ?? "(prefers-color-scheme: dark)";
    document.documentElement.style.colorScheme = look || "light dark";
    find("look").value = look;
  }

  // MARK: Keeping

  function kept(key) {
    try { return JSON.parse(localStorage.getItem(key) ?? "[]"); } catch { return []; }
  }

  function store(key, value) {
    const text = JSON.stringify(value);
    if (stored[key] === text) return;
    stored[key] = text;
    try { localStorage.setItem(key, text); } catch { /* A page from a disk may have no storage. */ }
  }

  function keep() {
    store(key, place.done);
    if (place.results) store(practiceKey, practiced);
    // An exam goes on where it was when the page is opened again: what was entered brings the same questions.
    if (examKey) store(examKey, [began, inputs]);
  }

  function download(name, text, type) {
    const link = element("a", { download: name, href: URL.createObjectURL(new Blob([text], { type })) });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  /** Pairs of a lesson and its exercises, and nothing else. */
  function checked(pairs) {
    if (!Array.isArray(pairs)) return [];
    return pairs.flatMap((pair) => {
      const lesson = Array.isArray(pair) && lessons.find(({ id }) => id === pair[0]);
      return lesson && Array.isArray(pair[1]) ? [[lesson.id, lesson.exercises.filter((one) => pair[1].includes(one))]] : [];
    });
  }

  /** Answers of practice as the core writes them, and nothing else. */
  function checkedResults(results) {
    const kinds = ["string", "string", "string", "string", "number", "number", "number", "", "number"];
    return !Array.isArray(results) ? [] : results.filter((one) => Array.isArray(one) && one.length === kinds.length
      && one.every((value, index) => kinds[index] === "number" ? Number.isInteger(value) && value >= 0 && value < 1e6
        : typeof value === "string" || (!kinds[index] && value === null)));
  }

  /** The answers of two browsers, the oldest first. */
  function mergedResults(first, second) {
    const all = new Map([...first, ...second].map((one) => [one[0] + " " + one[1] + " " + one[8], one]));
    return [...all.values()].sort((one, other) => one[8] - other[8]);
  }

  function merged(first, second) {
    const all = new Map(first);
    for (const [id, exercises] of second) all.set(id, [...new Set([...(all.get(id) ?? []), ...exercises])]);
    return [...all];
  }

  // MARK: Events

  window.onresize = () => { letterWidth = 0; };

  find("form").onsubmit = (event) => {
    event.preventDefault();
    const line = find("line");
    if (completions && chosen >= 0) return choose(chosen);
    enter(line.value);
  };
  find("line").oninput = () => { if (find("line").value.trim()) complete(); else closeCompletions(); };
  find("line").onblur = closeCompletions;
  find("line").onkeydown = (event) => {
    const line = find("line");
    // Only after typing: what was tapped or dragged stands in the line as well, and Tab has to lead past it.
    if (event.key === "Tab" && !event.shiftKey && completions) {
      event.preventDefault();
      if (completions.candidates.length === 1 || chosen >= 0) choose(Math.max(0, chosen)); else mark(0);
    } else if (event.key === "Escape") {
      closeCompletions();
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && completions) {
      event.preventDefault();
      mark(event.key === "ArrowDown" ? chosen + 1 : Math.max(chosen, 0) - 1);
    } else if (event.key === "ArrowUp" && historyPlace > 0) {
      event.preventDefault();
      if (historyPlace === history.length) drafted = line.value;
      line.value = history[--historyPlace];
    } else if (event.key === "ArrowDown" && historyPlace < history.length) {
      event.preventDefault();
      line.value = ++historyPlace === history.length ? drafted : history[historyPlace];
    }
  };
  find("lessons").onchange = () => {
    const { value } = find("lessons");
    enter(lessons.some(({ id }) => id === value) ? "learn " + value : value || "leave");
  };
  const moves = {
    first: () => go(0), back: () => go(step - 1), forth: () => go(step + 1), last: () => go(run.calls.length),
  };
  for (const [id, move] of Object.entries(moves)) find(id).onclick = () => { pause(); move(); };
  find("play").onclick = () => (playing ? pause() : play());
  find("run").onkeydown = (event) => {
    const move = { ArrowLeft: moves.back, ArrowRight: moves.forth, Home: moves.first, End: moves.last }[event.key];
    if (!move) return;
    event.preventDefault();
    pause();
    move();
  };
  find("look").onchange = ({ target }) => {
    paint(target.value);
    store(lookKey, target.value);
  };
  find("transcript").onclick = () => {
    const { text, file } = ask("transcript", new Date(began).toISOString().slice(0, 19) + "Z");
    download(file, text, "text/plain");
  };
  find("export").onclick = () => download("viewdid-progress.json", JSON.stringify({ viewdid: 1, done: place.done, practice: practiced }), "application/json");
  find("import").onchange = async (event) => {
    try {
      const { done, practice } = JSON.parse(await event.target.files[0].text());
      const results = mergedResults(practiced, checkedResults(practice));
      earlier = { done: merged(place.done, checked(done)), results };
      takeProgress();
      show({ ...place, ...ask("here") });
      find("kept").textContent = "Imported.";
    } catch {
      find("kept").textContent = "This file isn't exported progress.";
    }
  };

  // MARK: The beginning

  /** The line to begin with: what an address names after #, which one can send to others; else, for someone new, the first lesson. */
  function beginning(named) {
    if (/^(practice|interview)$/.test(named)) return named;
    if (named.startsWith(sessionAddress)) {
      try {
        const line = decodeURIComponent(named.slice(sessionAddress.length));
        return encoder.encode(line).length <= 1000 && !/\p{Cc}/u.test(line) ? line : undefined;
      } catch {
        return undefined;
      }
    }
    const lesson = lessons.find(({ id }) => id === named) ?? (!named && isNew() ? lessons[0] : undefined);
    return lesson && "learn " + lesson.id;
  }

  const isNew = () => !place.done.length && !practiced.length;
  const welcome = [
    "A tutor for the UIKit view controller life cycle. You say which methods will be called, and a simulation of UIKit shows "
      + "what is called, and why. Tap, drag or type your answers. Nothing leaves this page.",
    "",
  ];

  async function begin(named) {
    const first = beginning(named);
    if (first) {
      const greets = isNew();
      await enter(first);
      if (greets) {
        find("log").firstChild.prepend(...welcome.map(row));
        find("log").scrollTop = 0;
      }
      return;
    }
    show(ask("here"));
    say(loaded.greeting);
  }

  async function beginExam() {
    const key = "viewdid-exam-" + loaded.exam, [start, entered] = kept(key);
    find("lessons").closest("label").hidden = true;
    show(ask("here"));
    say(loaded.greeting);
    if (Number.isInteger(start) && Array.isArray(entered) && entered.length) {
      say(["This browser keeps an exam that was begun. To begin another one, open the page in a private window."]);
      began = start;
      try {
        for (const input of entered) {
          const said = place.prompt + " " + JSON.parse(input)[0], answer = ask("enter", input);
          inputs.push(input);
          say(answer.rows, said);
          show(answer);
        }
      } catch {
        show(await recover());
      }
    }
    // Not before: showing the page would replace what is kept.
    examKey = key;
  }

  const look = kept(lookKey);
  paint(["light", "dark"].includes(look) ? look : "");
  const loaded = await load();
  lessons = loaded.lessons;
  for (const { id, title } of lessons) find("lessons").append(element("option", { value: id, textContent: title }));
  earlier = { done: checked(kept(key)), results: checkedResults(kept(practiceKey)) };
  // What is shown changes the address.
  const named = location.hash.slice(1);
  takeProgress();
  place = { prompt: loaded.prompt, done: earlier.done };
  find("line").disabled = find("enter").disabled = false;
  focusLine();
  if (loaded.exam) await beginExam(); else await begin(named);
  window.onhashchange = () => {
    if (loaded.exam) return;
    const named = location.hash.slice(1), line = beginning(named);
    if (!line || named === place.lesson?.id) return;
    if (named.startsWith(sessionAddress)) {
      // The exercises done so far would be lost with the lines that did them.
      earlier = { done: place.done, results: practiced };
      ask("restart");
      inputs = [];
      takeProgress();
      place = ask("here");
    }
    enter(line);
  };
  window.viewdid = { ask, enter, load, place: () => place };
  document.body.dataset.ready = String(Math.round(performance.now()));
})().catch((error) => {
  const place = document.getElementById("prompt");
  place.textContent = "This browser can't run the page: " + error.message;
});
