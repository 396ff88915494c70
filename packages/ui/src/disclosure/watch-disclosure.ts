import { isInOpenPopover } from './popover';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select, textarea';

function items(details: HTMLDetailsElement): HTMLElement[] {
  return Array.from(details.querySelectorAll<HTMLElement>(focusable));
}

function step(details: HTMLDetailsElement, key: string) {
  const list = items(details);
  const at = list.findIndex((item) => item === details.ownerDocument.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? list.length - 1 : at - 1, Home: 0, End: list.length - 1 }[
    key
  ];
  if (to !== undefined) list[(to + list.length) % list.length]?.focus();
}

/** Suppresses link navigation of the click that ends a press; resets when the press produces no click. */
function spareLinks(page: Document) {
  const spare = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('a[href]') === null) return;
    event.preventDefault();
    event.stopPropagation();
  };
  page.addEventListener('click', spare, { capture: true, once: true });
  page.addEventListener('pointerdown', () => page.removeEventListener('click', spare, { capture: true }), {
    capture: true,
    once: true,
  });
}

/**
 * Adds menu behaviour to a `<details>` element: Escape and an outside press close it, arrows move through its
 * links and buttons; inside an open popover an outside press keeps that open. Without arrows it covers
 * content, and an outside press follows no link there. Returns an unsubscribe function.
 */
export function watchDisclosure(element: HTMLDetailsElement, { arrows }: { arrows: boolean }): () => void {
  const close = () => element.removeAttribute('open');
  const onOutside = (event: Event) => {
    if (!element.open || isInOpenPopover(element)) return;
    if (!(event.target instanceof Node) || element.contains(event.target)) return;
    close();
    if (!arrows && event.type === 'pointerdown') spareLinks(element.ownerDocument);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && element.open) {
      close();
      element.querySelector('summary')?.focus();
      event.stopPropagation();
    } else if (arrows && ['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) {
      if (!element.open && event.key !== 'ArrowDown') return;
      event.preventDefault();
      element.setAttribute('open', '');
      step(element, event.key);
    }
  };
  const onPick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('a[href]') === null) return;
    element.querySelector('summary')?.focus({ preventScroll: true });
    close();
  };
  const { ownerDocument } = element;
  element.addEventListener('keydown', onKey);
  element.addEventListener('click', onPick);
  ownerDocument.addEventListener('pointerdown', onOutside);
  ownerDocument.addEventListener('focusin', onOutside);
  return () => {
    element.removeEventListener('keydown', onKey);
    element.removeEventListener('click', onPick);
    ownerDocument.removeEventListener('pointerdown', onOutside);
    ownerDocument.removeEventListener('focusin', onOutside);
  };
}
