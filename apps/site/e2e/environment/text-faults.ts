import type { Page } from '@playwright/test';

/**
 * Returns what is unreadable on a page at its current width, one line each: a page wider than the screen,
 * text cut off by its box or the screen's edge or outside its box, a word broken other than at a hyphen,
 * slash, closing bracket or space, a line that starts with lone punctuation, and overlapping text. Text with an ellipsis
 * counts as cut off, except inside `shortened`; text under `smallest` px is reported, too; with
 * `breaks` words may be broken and punctuation may stand alone.
 */
export function textFaults(
  page: Page,
  { shortened = 'none', smallest = 0, breaks = false } = {},
): Promise<string[]> {
  const options = { mayEnd: shortened, smallestPx: smallest, mayBreak: breaks };
  return page.evaluate(async ({ mayEnd, smallestPx, mayBreak }) => {
    await document.fonts.ready;
    interface Piece {
      readonly node: Text;
      readonly start: number;
    }
    interface Flow {
      readonly block: Element;
      text: string;
      readonly pieces: Piece[];
    }
    interface Line {
      readonly flow: Flow;
      readonly box: DOMRect;
      readonly layer: Element | null;
    }

    const blockOf = (element: Element): Element => {
      let at = element;
      while (getComputedStyle(at).display === 'inline' && at.parentElement) at = at.parentElement;
      return at;
    };
    const ancestors = (element: Element): Element[] => {
      const list: Element[] = [];
      for (let at: Element | null = element; at; at = at.parentElement) list.push(at);
      return list;
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !ancestors(element).some((at) => {
        const { width, height } = at.getBoundingClientRect();
        return getComputedStyle(at).overflow !== 'visible' && (width <= 1 || height <= 1);
      });
    /** Returns the fixed or sticky layer of an element: its text may overlap others while scrolling. */
    const layerOf = (element: Element): Element | null =>
      ancestors(element).find((at) => /fixed|sticky/.test(getComputedStyle(at).position)) ?? null;

    /** Returns the visible box of an element: its own or the next one around it with a ground or an edge. */
    const boxed = (element: Element): Element | undefined =>
      ancestors(element).find((at) => {
        if (at === document.body || at === document.documentElement) return false;
        const style = getComputedStyle(at);
        const isSeen = !/^rgba\(.*, 0\)$/.test(style.backgroundColor) || style.backgroundImage !== 'none';
        return style.display !== 'inline' && (isSeen || parseFloat(style.borderRightWidth) > 0);
      });

    /** Whether two flows are on cards that lie on each other. */
    const areStacked = (one: Flow, other: Flow): boolean => {
      const around = ancestors(one.block);
      const shared = ancestors(other.block).find((at) => around.includes(at));
      const cardOf = ({ block }: Flow) => {
        const card = ancestors(block).find((at) => at.parentElement === shared);
        return card?.contains(boxed(block) ?? null) ? card.getBoundingClientRect() : undefined;
      };
      const [a, b] = [cardOf(one), cardOf(other)];
      if (!a || !b) return false;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return wide * high > 0.6 * Math.min(a.width * a.height, b.width * b.height);
    };

    const flows: Flow[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const last = flows.at(-1);
      if (node instanceof HTMLBRElement && last) last.text += '\n';
      if (!(node instanceof Text) || !node.parentElement) continue;
      if (node.parentElement.closest('script, style, noscript, option, svg, textarea')) continue;
      const block = blockOf(node.parentElement);
      const flow = last?.block === block ? last : { block, text: '', pieces: [] };
      if (flow !== last) flows.push(flow);
      flow.pieces.push({ node, start: flow.text.length });
      flow.text += node.data;
    }

    const rangeOf = ({ pieces }: Flow, from: number, to: number): DOMRect[] =>
      pieces.flatMap(({ node, start }) => {
        const begin = Math.max(from - start, 0);
        const end = Math.min(to - start, node.data.length);
        if (begin >= end) return [];
        const range = document.createRange();
        range.setStart(node, begin);
        range.setEnd(node, end);
        return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      });
    const isBelow = (one: DOMRect, other: DOMRect) => other.top + other.height / 2 > one.bottom;
    /** Whether a word is broken across lines after a letter; after a hyphen or a slash it may be. */
    const isBroken = (flow: Flow, word: string, from: number): boolean => {
      let before: DOMRect | undefined;
      for (let at = 0; at < word.length; at += 1) {
        const box = rangeOf(flow, from + at, from + at + 1).at(-1);
        const canBreak = /[-\u2010-\u2015/)\u00AD\u200B]/.test(word[at - 1] ?? '');
        if (before && box && !canBreak && isBelow(before, box)) return true;
        before = box ?? before;
      }
      return false;
    };

    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`wide: the page is ${scrollWidth} px`);
    const lines: Line[] = [];
    const report = (what: string, { text }: Flow, word = text) =>
      faults.push(`${what}: ${word.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}`);

    for (const flow of flows) {
      if (!flow.text.trim() || !isShown(flow.block)) continue;
      const words = [...flow.text.matchAll(/[^ \n\t]+/g)].map((found) => ({
        word: found[0],
        from: found.index,
        boxes: rangeOf(flow, found.index, found.index + found[0].length),
      }));
      for (const { word, from, boxes } of mayBreak ? [] : words)
        if (boxes.some((box) => boxes.some((other) => isBelow(box, other))) && isBroken(flow, word, from))
          report('broken', flow, word);
      for (const [at, { word, boxes }] of words.entries()) {
        const before = words[at - 1]?.boxes.at(-1);
        const [first] = boxes;
        if (!mayBreak && before && first && /^[.,;:!?…)\]»]+$/.test(word) && isBelow(before, first))
          report('alone on a line', flow, word);
      }

      const small = flow.pieces.find(
        ({ node }) =>
          node.data.trim() &&
          node.parentElement &&
          parseFloat(getComputedStyle(node.parentElement).fontSize) < smallestPx,
      );
      if (small) report('too small', flow, small.node.data);

      const boxes = words.flatMap((word) => word.boxes);
      // Off-screen: a skip link until it is focused, a field that people must not fill.
      if (boxes.every(({ bottom, right }) => bottom + scrollY <= 0 || right <= 0)) continue;
      const clips = ancestors(flow.block).filter((at) => getComputedStyle(at).overflowX !== 'visible');
      const scrolls = clips.some((at) => /auto|scroll/.test(getComputedStyle(at).overflow));
      const style = getComputedStyle(flow.block);
      const ends = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      const isCut = boxes.some(
        (box) =>
          (!scrolls && (box.right > document.documentElement.clientWidth + 1 || box.left < -1)) ||
          clips.some((clip) => {
            const frame = clip.getBoundingClientRect();
            const { overflow } = getComputedStyle(clip);
            if (/auto|scroll/.test(overflow)) return false;
            const [middle, slack] = [(box.top + box.bottom) / 2, box.height * 0.25];
            return (
              box.right > frame.right + 1.5 ||
              box.left < frame.left - 1.5 ||
              middle + slack > frame.bottom + 1 ||
              middle - slack < frame.top - 1
            );
          }),
      );
      const frame = boxed(flow.block)?.getBoundingClientRect();
      const isOutside =
        !isCut &&
        !scrolls &&
        frame !== undefined &&
        boxes.some(
          (box) =>
            box.right > frame.right + 1.5 ||
            box.left < frame.left - 1.5 ||
            box.bottom - box.height * 0.25 > frame.bottom + 1 ||
            box.top + box.height * 0.25 < frame.top - 1,
        );
      if (isOutside) report('outside its box', flow);
      if (isCut && !(ends && flow.block.closest(mayEnd))) report('cut', flow);
      if (!scrolls && !isCut) for (const box of boxes) lines.push({ flow, box, layer: layerOf(flow.block) });
    }

    const middleOf = ({ left, top, width, height }: DOMRect) =>
      new DOMRect(left + 1, top + height * 0.25, width - 2, height * 0.5);
    const middles = lines
      .map((line) => ({ ...line, middle: middleOf(line.box) }))
      .sort((one, other) => one.middle.top - other.middle.top);
    const reported = new Set<string>();
    for (const [at, one] of middles.entries()) {
      for (let next = at + 1; next < middles.length; next += 1) {
        const other = middles[next];
        if (!other || other.middle.top >= one.middle.bottom - 1) break;
        const wide =
          Math.min(one.middle.right, other.middle.right) - Math.max(one.middle.left, other.middle.left);
        const high = Math.min(one.middle.bottom, other.middle.bottom) - other.middle.top;
        if (wide <= 1 || high <= 1 || one.flow === other.flow || one.layer !== other.layer) continue;
        if (areStacked(one.flow, other.flow)) continue;
        const pair = `${one.flow.text.trim().slice(0, 30)} | ${other.flow.text.trim().slice(0, 30)}`;
        if (reported.has(pair)) continue;
        reported.add(pair);
        report('overlapping', one.flow, pair);
      }
    }
    return faults;
  }, options);
}
