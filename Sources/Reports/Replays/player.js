
"use strict";
// Shows one entry at a time, and moves on by keys, by buttons, or at the pace of the person who was recorded.
(() => {
  const steps = Array.from(document.querySelectorAll(".step"));
  if (steps.length === 0) return;
  const find = (id) => document.getElementById(id);
  const slider = find("slider"), place = find("place"), play = find("play"), speed = find("speed");
  const longestPause = 60;
  let index = 0, timer = null, showsAll = false;

  const seconds = (step) => Number(step.dataset.seconds);

  function show(next) {
    steps[index].hidden = !showsAll;
    index = Math.min(steps.length - 1, Math.max(0, next));
    steps[index].hidden = false;
    slider.value = String(index + 1);
    const number = steps[index].dataset.number;
    place.textContent = `${index + 1} of ${steps.length}`;
    history.replaceState(null, "", `#step-${number}`);
    if (showsAll || window.scrollY > find("controls").offsetTop) steps[index].scrollIntoView();
  }

  function stop() {
    clearTimeout(timer);
    timer = null;
    play.textContent = "Play";
  }

  function wait() {
    if (index === steps.length - 1) return stop();
    const pause = Math.min(longestPause, Math.max(0, seconds(steps[index + 1]) - seconds(steps[index])));
    timer = setTimeout(() => { show(index + 1); wait(); }, pause * 1000 / Number(speed.value));
  }

  function toggle() {
    if (timer !== null) return stop();
    if (index === steps.length - 1) show(0);
    play.textContent = "Pause";
    wait();
  }

  function go(next) {
    const isPlaying = timer !== null;
    clearTimeout(timer);
    show(next);
    if (isPlaying) wait();
  }

  function change(by) {
    speed.selectedIndex = Math.min(speed.options.length - 1, Math.max(0, speed.selectedIndex + by));
    go(index);
  }

  function all() {
    showsAll = !showsAll;
    find("all").setAttribute("aria-pressed", String(showsAll));
    steps.forEach((step, position) => { step.hidden = !showsAll && position !== index; });
    show(index);
  }

  function openCalls() {
    const calls = Array.from(steps[index].querySelectorAll(".trace details"));
    const opens = calls.some((call) => !call.open);
    calls.forEach((call) => { call.open = opens; });
  }

  const keys = {
    ArrowRight: () => go(index + 1), n: () => go(index + 1),
    ArrowLeft: () => go(index - 1), p: () => go(index - 1),
    Home: () => go(0), End: () => go(steps.length - 1),
    " ": toggle, "+": () => change(1), "-": () => change(-1),
    a: all, c: openCalls, "?": () => { find("keys").hidden = !find("keys").hidden; },
  };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const tag = event.target.tagName;
    // These have keys of their own.
    if (tag === "SELECT" || tag === "INPUT" && event.key !== " ") return;
    if ((tag === "BUTTON" || tag === "SUMMARY") && event.key === " ") return;
    const action = Object.hasOwn(keys, event.key) ? keys[event.key] : null;
    if (!action) return;
    event.preventDefault();
    action();
  });

  const option = Array.from(speed.options).find((one) => one.value === document.body.dataset.speed);
  if (option) {
    option.selected = true;
  } else {
    const own = new Option(`${document.body.dataset.speed} x`, document.body.dataset.speed, true, true);
    speed.add(own, 0);
  }
  slider.max = String(steps.length);
  slider.addEventListener("input", () => go(Number(slider.value) - 1));
  speed.addEventListener("change", () => go(index));
  play.addEventListener("click", toggle);
  find("previous").addEventListener("click", () => go(index - 1));
  find("next").addEventListener("click", () => go(index + 1));
  find("all").addEventListener("click", all);
  find("help").addEventListener("click", keys["?"]);
  const named = () => steps.findIndex((step) => `#${step.id}` === location.hash);
  window.addEventListener("hashchange", () => { if (named() >= 0) go(named()); });
  const first = Math.max(0, named());
  steps.forEach((step) => { step.hidden = true; });
  find("controls").hidden = false;
  show(first);
})();
