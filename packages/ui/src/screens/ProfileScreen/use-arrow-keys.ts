import { useEffect } from 'react';

interface ArrowKeys {
  left: (() => void) | undefined;
  right: (() => void) | undefined;
}

const ownArrows = 'input, textarea, select, summary, dialog, [role="dialog"], [role="menu"]';

function keepsArrows(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(ownArrows)) return true;
  const list = target.closest('ul');
  return list !== null && list.scrollWidth > list.clientWidth;
}

/** Handles the page's arrow keys, unless the focused element uses them. */
export function useArrowKeys({ left, right }: ArrowKeys): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const press = event.key === 'ArrowLeft' ? left : event.key === 'ArrowRight' ? right : undefined;
      if (!press || keepsArrows(event.target)) return;
      event.preventDefault();
      press();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [left, right]);
}
