// React 18 knows these attributes only in lower case, its types not at all.

/** Makes an element a popover, which the browser shows above the page and closes by Escape or a press beside it. */
export const popover = { popover: 'auto' } as Record<string, string>;

/** Makes a button show or hide the popover of an id, without script as well. */
export function popoverTrigger(id: string, action: 'toggle' | 'hide' = 'toggle'): Record<string, string> {
  return { popovertarget: id, popovertargetaction: action };
}

const isKnown = () => CSS.supports('selector(:popover-open)');

/** Whether an element is, or is inside of, a popover that is shown. */
export function isInOpenPopover(element: Element): boolean {
  return isKnown() && element.closest(':popover-open') !== null;
}

/** Hides a popover, if it is shown. */
export function hidePopover(element: HTMLElement | null): void {
  if (element && isKnown() && element.matches(':popover-open')) element.hidePopover();
}
