import { useEffect, useState } from 'react';

function isWriting(): boolean {
  const field = document.activeElement;
  return (
    (field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && field.type !== 'submit')) &&
    field.value !== ''
  );
}

/** Whether the member is typing; only observed while it matters. */
export function useWriting(matters: boolean): boolean {
  const [writing, setWriting] = useState(false);
  useEffect(() => {
    if (!matters) return undefined;
    const look = () => setWriting(isWriting());
    look();
    const off = new AbortController();
    for (const name of ['input', 'focusin', 'focusout', 'submit']) {
      document.addEventListener(name, () => setTimeout(look), { signal: off.signal });
    }
    return () => off.abort();
  }, [matters]);
  return matters && writing;
}
