import type { Page } from '@playwright/test';

/**
 * Returns what is unreadable on a page at its current width, one line each: text cut off by its box or the
 * screen's edge, a word broken other than at a hyphen, slash or space, a line that starts with lone
 * punctuation, and overlapping text. Text with an ellipsis counts as cut off, except inside `shortened`.
 */
export function textFaults(page: Page, { shortened = 'none' } = {}): Promise<string[]> {
  return page.evaluate(async (mayEnd) => {
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
        const mayBreak = /[-\u2010-\u2015/\u00AD\u200B]/.test(word[at - 1] ?? '');
        if (before && box && !mayBreak && isBelow(before, box)) return true;
        before = box ?? before;
      }
      return false;
    };

    const faults: string[] = [];
    const lines: Line[] = [];
    const tell = (what: string, { text }: Flow, word = text) =>
      faults.push(`${what}: ${word.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}`);

    for (const flow of flows) {
      if (!flow.text.trim() || !isShown(flow.block)) continue;
      const words = [...flow.text.matchAll(/[^ \n\t]+/g)].map((found) => ({
        word: found[0],
        from: found.index,
        boxes: rangeOf(flow, found.index, found.index + found[0].length),
      }));
      for (const { word, from, boxes } of words)
        if (boxes.some((box) => boxes.some((other) => isBelow(box, other))) && isBroken(flow, word, from))
          tell('broken', flow, word);
      for (const [at, { word, boxes }] of words.entries()) {
        const before = words[at - 1]?.boxes.at(-1);
        const [first] = boxes;
        if (before && first && /^[.,;:!?…)\]»]+$/.test(word) && isBelow(before, first))
          tell('alone on a line', flow, word);
      }

      const boxes = words.flatMap((word) => word.boxes);
      // A skip link that is off-screen until focused.
      if (boxes.every(({ bottom }) => bottom + scrollY <= 0)) continue;
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
      if (isCut && !(ends && flow.block.closest(mayEnd))) tell('cut', flow);
      if (!scrolls && !isCut) for (const box of boxes) lines.push({ flow, box, layer: layerOf(flow.block) });
    }

    const middleOf = ({ left, top, width, height }: DOMRect) =>
      new DOMRect(left + 1, top + height * 0.25, width - 2, height * 0.5);
    const told = new Set<string>();
    for (const [at, one] of lines.entries())
      for (const other of lines.slice(at + 1)) {
        if (one.flow === other.flow || one.layer !== other.layer) continue;
        const [a, b] = [middleOf(one.box), middleOf(other.box)];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const pair = `${one.flow.text.trim().slice(0, 30)} | ${other.flow.text.trim().slice(0, 30)}`;
        if (wide > 1 && high > 1 && !told.has(pair)) {
          told.add(pair);
          tell('overlapping', one.flow, pair);
        }
      }
    return faults;
  }, shortened);
}
