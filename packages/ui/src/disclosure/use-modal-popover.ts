import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { isInOpenPopover } from './popover';

function neighbours(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at: Element = element; at.parentElement && at !== document.body; at = at.parentElement)
    for (const other of at.parentElement.children)
      if (other !== at && other instanceof HTMLElement && !other.inert) found.push(other);
  return found;
}

/**
 * Traps keyboard and pointer inside an open popover and restores the focus afterwards. Returns whether it is
 * open.
 */
export function useModalPopover(sheet: RefObject<HTMLElement>): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const element = sheet.current;
    if (!element) return undefined;
    let outside: HTMLElement[] = [];
    let opener: Element | null = null;
    const release = () => {
      for (const other of outside) other.inert = false;
      outside = [];
    };
    const prepare = ({ newState }: ToggleEvent) => {
      release();
      if (newState === 'open') opener = document.activeElement;
    };
    // The browser only restores a focus that is inside, not one that moved past the last element or was lost
    // by a press outside.
    const giveBack = () => {
      if (document.activeElement?.contains(element) && opener instanceof HTMLElement) opener.focus();
    };
    const follow = () => {
      const isShown = isInOpenPopover(element);
      release();
      setOpen(isShown);
      if (!isShown) return giveBack();
      outside = neighbours(element);
      for (const other of outside) other.inert = true;
      element.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
    };
    if (isInOpenPopover(element)) follow();
    // The browser restores the focus before the event of the change; an inert element can't receive it.
    element.addEventListener('beforetoggle', prepare);
    element.addEventListener('toggle', follow);
    return () => {
      element.removeEventListener('beforetoggle', prepare);
      element.removeEventListener('toggle', follow);
      release();
    };
  }, [sheet]);
  return isOpen;
}
