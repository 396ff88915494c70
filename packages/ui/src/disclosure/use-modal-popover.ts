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

/** Keeps keyboard and pointer inside a popover while it is shown, and gives the focus back after; gives whether it is shown. */
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
    // The browser itself gives back only what is inside, not what went past the last stop or was pressed away.
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
    // The browser gives the focus back before it tells of the change; what is inert cannot take it.
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
