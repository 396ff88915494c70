// React 18 only supports these attributes in lower case, and its types lack them.

/**
 * Makes an element a popover, which the browser shows above the page and closes on Escape or an outside
 * press.
 */
export const popover = { popover: 'auto' } as Record<string, string>;

/** Makes a button show or hide a popover by id, also without script. */
export function popoverTrigger(id: string, action: 'toggle' | 'hide' = 'toggle'): Record<string, string> {
  return { popovertarget: id, popovertargetaction: action };
}

const isKnown = () => CSS.supports('selector(:popover-open)');

/** Whether an element is, or is inside, an open popover. */
export function isInOpenPopover(element: Element): boolean {
  return isKnown() && element.closest(':popover-open') !== null;
}

/** Hides a popover if it is open. */
export function hidePopover(element: HTMLElement | null): void {
  if (element && isKnown() && element.matches(':popover-open')) element.hidePopover();
}
