/** What a person sees of the match table. Boxes are [left, top, right, bottom] in pixels of the page. */
window.seen = (() => {
  const page = () => [0, 0, innerWidth, innerHeight];
  const box = (of) => {
    const b = of.getBoundingClientRect();
    return [b.left, b.top, b.right, b.bottom];
  };
  const meet = (a, b) => [
    Math.max(a[0], b[0]),
    Math.max(a[1], b[1]),
    Math.min(a[2], b[2]),
    Math.min(a[3], b[3]),
  ];
  const wide = (b) => b[2] - b[0],
    high = (b) => b[3] - b[1];
  const area = (b) => Math.max(0, wide(b)) * Math.max(0, high(b));
  const round = (b) => b.map(Math.round);
  const style = (of) => getComputedStyle(of);
  const drawn = (of) =>
    of.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const plain = (text) =>
    (text ?? "").replaceAll("\u00ad", "").replace(/\s+/g, " ").trim();

  /** The part of the page that an element leaves to what is in it; `scrolled`: with all that can be scrolled. */
  const clip = (from, scrolled = false) => {
    let within = scrolled ? [-1e9, -1e9, 1e9, 1e9] : page();
    for (let up = from; up; up = up.parentElement) {
      const { overflowX, overflowY, position } = style(up);
      const inner = box(up);
      const cuts = [overflowX, overflowY].map((how) => how !== "visible");
      const scrolls = [overflowX, overflowY].map(
        (how) => scrolled && /auto|scroll/.test(how),
      );
      if (scrolls[0] || scrolls[1]) return within;
      if (cuts[0]) within = meet(within, [inner[0], -1e9, inner[2], 1e9]);
      if (cuts[1]) within = meet(within, [-1e9, inner[1], 1e9, inner[3]]);
      if (position === "fixed") break;
    }
    return within;
  };
  const shown = (of) => meet(box(of), clip(of.parentElement));
  /** The box of what is drawn of a piece or seal, without the light around it. */
  const solid = (of) => {
    const parts = [...of.querySelectorAll("*")].filter(
      (one) => !one.children.length && !one.closest(".halo, .glow"),
    );
    const boxes = (parts.length ? parts : [of])
      .map(box)
      .filter((b) => area(b) > 0);
    return boxes.length
      ? boxes.reduce((a, b) => [
          Math.min(a[0], b[0]),
          Math.min(a[1], b[1]),
          Math.max(a[2], b[2]),
          Math.max(a[3], b[3]),
        ])
      : box(of);
  };
  /** Whether (nearly) all of it, or at least this share, is on the page. */
  const visible = (of, share = 0.98) =>
    drawn(of) && area(box(of)) > 0 && area(shown(of)) >= share * area(box(of));
  /** Whether a click lands on it, at its middle and near its corners. */
  const free = (of) => {
    const b = box(of),
      dx = Math.min(8, wide(b) / 4),
      dy = Math.min(8, high(b) / 4);
    return [
      [(b[0] + b[2]) / 2, (b[1] + b[3]) / 2],
      [b[0] + dx, b[1] + dy],
      [b[2] - dx, b[1] + dy],
      [b[0] + dx, b[3] - dy],
      [b[2] - dx, b[3] - dy],
    ].every(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit && of.contains(hit);
    });
  };
  const call = (of) => {
    const cls =
      typeof of.className === "string" ? of.className : of.className.baseVal;
    const text = plain(of.getAttribute("aria-label") || of.textContent).slice(
      0,
      40,
    );
    const part = of.closest("[data-part]")?.dataset.part;
    return `${part ? part + ": " : ""}${of.localName}${cls ? "." + cls.split(" ")[0] : ""}${text ? ` “${text}”` : ""}`;
  };
  const at = (b) => {
    const [x, y, r, d] = round(b);
    return `at ${x},${y} ${r - x}×${d - y}`;
  };

  /** Boxes of the letters of a text, without the room above and below them. */
  const letters = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = parseFloat(style(node.parentElement).fontSize);
    const matrix = node.parentElement.getScreenCTM?.();
    const tall = (matrix ? Math.hypot(matrix.c, matrix.d) : 1) * size * 0.8;
    return [...range.getClientRects()]
      .filter((b) => b.width && b.height)
      .map((b) => {
        const middle = (b.top + b.bottom) / 2;
        return [b.left, middle - tall / 2, b.right, middle + tall / 2];
      });
  };
  const upright = (of) => {
    const m = of.getScreenCTM?.();
    return !m || Math.abs(m.b) < 0.05 * Math.abs(m.a);
  };
  /** Every text node under an element with the boxes of its letters. */
  const textsOf = (under) => {
    const found = [],
      walk = document.createTreeWalker(under, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const of = node.parentElement;
      if (
        !plain(node.data) ||
        !drawn(of) ||
        of.closest(".screen-reader, title, defs") ||
        !upright(of)
      )
        continue;
      const boxes = letters(node);
      if (boxes.length) found.push({ of, boxes });
    }
    return found;
  };
  /** By how much two boxes overlap beyond what is allowed; null: they do not. */
  const overlap = (a, b, touch) => {
    const both = meet(a, b);
    return wide(both) > touch && high(both) > touch ? both : null;
  };
  /** Whether it lies on a sheet of its own above the other. */
  const above = (of, other) => {
    for (let up = of; up && !up.contains(other); up = up.parentElement) {
      const { position, backgroundColor } = style(up);
      if (
        /absolute|fixed|sticky/.test(position) &&
        /^rgb\(/.test(backgroundColor)
      )
        return true;
    }
    return false;
  };
  const drawers = () =>
    [...document.querySelectorAll("[data-drawer], [role=dialog]")].filter(
      drawn,
    );
  /** What lies under an open drawer is not looked at. */
  const covered = (of, b) =>
    drawers().some((one) => !one.contains(of) && area(meet(b, box(one))) > 0);

  /** Whether the middle of an area, where its name stands, is well inside the part of the map that is shown. */
  const inSight = (of) => {
    const [left, top, right, bottom] = box(of);
    const within = clip(of.parentElement);
    const x = (left + right) / 2,
      y = (top + bottom) / 2;
    return (
      x > within[0] + 60 &&
      x < within[2] - 60 &&
      y > within[1] + 30 &&
      y < within[3] - 30
    );
  };

  /** No two panels overlap, and none leaves the page. */
  const parts = () => {
    const faults = [];
    const parts = [...document.querySelectorAll(".table [data-part]")].filter(
      drawn,
    );
    const name = (of) => of.dataset.part;
    for (const needed of ["board", "dock"])
      if (!parts.some((one) => name(one) === needed))
        faults.push(`no part “${needed}” is there`);
    for (const one of parts) {
      const [left, top, right, bottom] = box(one);
      if (one.parentElement.closest("[data-part]")) continue;
      const out = Math.max(
        -left,
        -top,
        right - innerWidth,
        bottom - innerHeight,
      );
      if (out > 1)
        faults.push(
          `${name(one)} is ${Math.round(out)} px outside the page, ${at(box(one))}`,
        );
      if (right - left < 1 || bottom - top < 1)
        faults.push(`${name(one)} has no room, ${at(box(one))}`);
    }
    const inDrawer = (of) => drawers().some((one) => one.contains(of));
    parts.forEach((one, i) =>
      parts.slice(i + 1).forEach((other) => {
        if (
          one.contains(other) ||
          other.contains(one) ||
          inDrawer(one) ||
          inDrawer(other)
        )
          return;
        const both = overlap(shown(one), shown(other), 1);
        if (both)
          faults.push(`${name(one)} and ${name(other)} overlap ${at(both)}`);
      }),
    );
    return faults;
  };

  /**
   * Names on the map are large enough; what can be chosen is named on the map or stands in the dock. A map of
   * more than `few` areas is first seen from afar, without names.
   */
  const names = (areas, smallest, few) => {
    const faults = [];
    const names = [...document.querySelectorAll("svg text.area-name")].filter(
      (one) => visible(one, 0.5),
    );
    if (
      areas.length &&
      areas.length <= few &&
      !names.length &&
      !drawers().length
    )
      faults.push("no name of an area is on the map");
    for (const one of names) {
      const m = one.getScreenCTM(),
        size = parseFloat(style(one).fontSize) * Math.hypot(m.a, m.b);
      if (size < smallest - 0.05)
        faults.push(
          `name “${plain(one.textContent)}” has ${size.toFixed(1)} px, not ${smallest}`,
        );
    }
    const whole = names
      .filter((one) => visible(one) && !covered(one, box(one)))
      .map((one) => plain(one.textContent));
    const choosable = areas.filter(({ numbers }) => numbers.length);
    const docked = ({ numbers, verbs }) =>
      [
        ...numbers.map((n) => `[data-option="${n}"]:not([data-verb])`),
        ...verbs.map((verb) => `[data-verb="${verb}"]`),
      ].some((one) =>
        [...document.querySelectorAll(`#dock ${one}`)].some((button) =>
          visible(button),
        ),
      );
    const missing = choosable.filter(
      (one) => !whole.includes(plain(one.name)) && !docked(one),
    );
    let beyond = 0;
    for (const { id, name } of missing) {
      const thing = document.querySelector(
        `svg [data-thing="${CSS.escape(id)}"]`,
      );
      if (thing && !inSight(thing)) beyond++;
      else
        faults.push(
          `“${name}” can be chosen, but neither its name nor its option is there`,
        );
    }
    if (beyond * 2 > choosable.length)
      faults.push(
        `${beyond} of ${choosable.length} areas that can be chosen lie beyond the part of the map shown`,
      );
    return faults;
  };

  /** No name, piece or seal on the map lies on another. */
  const marks = (touch) => {
    const faults = [];
    const marks = [];
    for (const map of document.querySelectorAll("[data-part=board] svg")) {
      const chips = [...map.querySelectorAll(".piece, .seal")].filter(
        (one) => !one.parentElement.closest(".piece, .seal"),
      );
      for (const one of chips)
        if (drawn(one)) marks.push({ of: one, boxes: [solid(one)] });
      for (const one of textsOf(map))
        if (!one.of.closest(".piece, .seal")) marks.push(one);
    }
    const there = marks.flatMap(({ of, boxes }) => {
      const within = clip(of);
      return boxes
        .map((b) => meet(b, within))
        .filter((b) => area(b) > 0 && !covered(of, b))
        .map((b) => ({ of, b }));
    });
    there.forEach((one, i) =>
      there.slice(i + 1).forEach((other) => {
        if (
          one.of === other.of ||
          one.of.contains(other.of) ||
          other.of.contains(one.of)
        )
          return;
        const both = overlap(one.b, other.b, touch);
        if (both)
          faults.push(`${call(one.of)} on ${call(other.of)} ${at(both)}`);
      }),
    );
    return faults;
  };

  /** No text of the panels lies on another. */
  const texts = (touch) => {
    const faults = [];
    const there = [...document.querySelectorAll(".table")]
      .flatMap(textsOf)
      .filter(({ of }) => !of.closest("[data-part=board] svg"))
      .flatMap(({ of, boxes }) => {
        const within = clip(of);
        return boxes
          .map((b) => ({ of, b: meet(b, within) }))
          .filter(({ b }) => area(b) > 0 && !covered(of, b));
      })
      .sort((one, other) => one.b[1] - other.b[1]);
    for (let i = 0; i < there.length; i++)
      for (
        let j = i + 1;
        j < there.length && there[j].b[1] < there[i].b[3];
        j++
      ) {
        const one = there[i],
          other = there[j];
        if (
          one.of === other.of ||
          above(one.of, other.of) ||
          above(other.of, one.of)
        )
          continue;
        const both = overlap(one.b, other.b, touch);
        if (both)
          faults.push(`${call(one.of)} on ${call(other.of)} ${at(both)}`);
      }
    return faults;
  };

  /** No text is cut, unless dots show it and the rest can be had. */
  const cut = () => {
    const faults = [];
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth)
      faults.push(`the page is ${page.scrollWidth - innerWidth} px too wide`);
    const dots = (of) => {
      const { textOverflow, webkitLineClamp } = style(of);
      return textOverflow === "ellipsis" || webkitLineClamp !== "none";
    };
    for (const { of, boxes } of [
      ...document.querySelectorAll(".table"),
    ].flatMap(textsOf)) {
      if (of.closest("svg") || of.closest("#dock [data-option] strong"))
        continue;
      const within = clip(of, true);
      // What lies beside the page is there for those who come to it by keys.
      const aside = boxes.every((b) => b[2] < 0 || b[3] < 0);
      if (aside || wide(within) < 3 || high(within) < 3) continue;
      const lost = Math.max(
        ...boxes.map((b) =>
          Math.max(
            within[0] - b[0],
            within[1] - b[1],
            b[2] - within[2],
            b[3] - within[3],
          ),
        ),
      );
      if (lost < 1.5) continue;
      let dotted = false;
      for (
        let up = of;
        up && !up.matches("[data-part]") && !dotted;
        up = up.parentElement
      )
        dotted = dots(up);
      const help = of.closest(
        "[title], [aria-label], [data-explains], button, [role=button], [tabindex], [data-part]",
      );
      if (!dotted || !help || help.matches("[data-part]"))
        faults.push(
          `${call(of)} is cut by ${Math.round(lost)} px${dotted ? " and nothing tells the rest" : ""}`,
        );
    }
    return faults;
  };

  /** Every option is wholly in the dock and free, or behind a button there. */
  const options = (options) => {
    const faults = [];
    const dock = document.querySelector("#dock");
    const buttons = [
      ...dock.querySelectorAll("[data-option]:not([data-verb])"),
    ].filter(drawn);
    const verbs = new Set();
    let hidden = 0;
    for (const { number, label, verb } of options) {
      const one = buttons.find(
        (button) => button.dataset.option === String(number),
      );
      if (!one) {
        const button = dock.querySelector(`[data-verb="${verb}"]`);
        if (button) verbs.add(button);
        else hidden++;
        continue;
      }
      const name = one.querySelector("strong");
      if (
        !visible(one) ||
        area(meet(box(one), box(dock))) < 0.98 * area(box(one))
      )
        faults.push(
          `option “${label}” is not wholly in the dock, ${at(box(one))}`,
        );
      else if (!free(one))
        faults.push(`option “${label}” is covered, ${at(box(one))}`);
      if (!name) faults.push(`option “${label}” has no name`);
      else
        for (const node of [...name.childNodes].filter(
          (child) => child.nodeType === 3 && plain(child.data),
        )) {
          const within = clip(name);
          const lost = Math.max(
            ...letters(node).map((b) =>
              Math.max(
                within[0] - b[0],
                within[1] - b[1],
                b[2] - within[2],
                b[3] - within[3],
              ),
            ),
          );
          if (lost > 1.5)
            faults.push(
              `the name of option “${label}” is cut by ${Math.round(lost)} px`,
            );
        }
    }
    for (const one of verbs)
      if (!visible(one) || !free(one))
        faults.push(
          `${call(one)}, with options behind it, is not free ${at(box(one))}`,
        );
    const more = [...dock.querySelectorAll("button:not([data-option])")].find(
      (one) =>
        plain(one.textContent).match(/\d+/)?.[0] === String(hidden) &&
        visible(one) &&
        free(one),
    );
    if (hidden && !more)
      faults.push(
        `${hidden} options are neither in the dock nor behind a button there`,
      );
    return faults;
  };

  /** The log shows some lines of text, or all it has, or a button opens it. */
  const log = (least) => {
    const rows = [...document.querySelectorAll("[data-part=log] li")].filter(
      (one) => !one.querySelector("li"),
    );
    const lines = rows
      .flatMap((one) =>
        textsOf(one).flatMap(({ of, boxes }) => boxes.map((b) => ({ of, b }))),
      )
      .filter(
        ({ of, b }) =>
          area(meet(b, clip(of))) > 0.9 * area(b) && !covered(of, b),
      )
      .map(({ b }) => Math.round((b[1] + b[3]) / 2));
    const apart = [...new Set(lines)]
      .sort((a, b) => a - b)
      .filter((y, i, all) => !i || y - all[i - 1] > 6);
    const opens = [...document.querySelectorAll("[data-opens=log]")].some(
      (one) => visible(one) && free(one),
    );
    const all = rows.length > 0 && rows.every((one) => visible(one, 0.95));
    return opens || all || apart.length >= least
      ? []
      : [`the log shows ${apart.length} lines, and no button opens it`];
  };

  const dock = () => box(document.querySelector("#dock")).map(Math.round);

  /** Where the focus is. */
  const focus = () => {
    const on = document.activeElement;
    return {
      element: on === document.body ? "the page" : call(on),
      option: on.matches("#dock [data-option]"),
      docked: Boolean(on.closest("#dock")),
    };
  };

  /** The next Tab goes to the first stop of the page. */
  const toBeginning = () => {
    const start = document.createElement("span");
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
  };

  return {
    toBeginning,
    parts,
    names,
    marks,
    texts,
    cut,
    options,
    log,
    dock,
    focus,
  };
})();
