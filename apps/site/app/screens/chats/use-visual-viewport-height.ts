import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Keeps the page as high as the area above a phone's on-screen keyboard. */
export function useVisualViewportHeight(page: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { visualViewport } = window;
    const element = page.current;
    if (!visualViewport || !element) return undefined;
    const fit = () => {
      const covered = window.innerHeight - visualViewport.height;
      const isCovered = covered > 80 && visualViewport.scale === 1;
      element.style.height = isCovered ? `${visualViewport.height}px` : '';
      if (isCovered) window.scrollTo(0, 0);
    };
    visualViewport.addEventListener('resize', fit);
    return () => {
      visualViewport.removeEventListener('resize', fit);
      element.style.height = '';
    };
  }, [page]);
}
