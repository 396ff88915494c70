import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useLatest } from '../../hooks/use-latest';

/** Shortcuts that open a conversation's search, in the syntax of `aria-keyshortcuts`. */
export const findKeys = 'Control+F Meta+F';

interface FindKeys {
  readonly scope: RefObject<HTMLElement>;
  readonly finding: boolean;
  readonly onFind: () => void;
}

/**
 * Opens the conversation's search with the browser's find shortcut; pressed again, the browser's own opens.
 */
export function useFindKeys({ scope, finding, onFind }: FindKeys): void {
  const latest = useLatest({ finding, onFind });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const asks = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      const inDialog = document.querySelector('dialog[open]') !== null;
      if (!asks || event.key.toLowerCase() !== 'f' || latest.current.finding || inDialog) return;
      if (!scope.current) return;
      event.preventDefault();
      latest.current.onFind();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [scope, latest]);
}
