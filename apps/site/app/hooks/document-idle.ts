import { useEffect, useState } from 'react';

const withoutIdleMs = 200;

/** Calls back once the document has loaded and the browser is idle. Returns a function that cancels it. */
function whenDocumentIdle(callback: () => void): () => void {
  const off = new AbortController();
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(callback);
      off.signal.addEventListener('abort', () => cancelIdleCallback(handle));
    } else {
      const timer = setTimeout(callback, withoutIdleMs);
      off.signal.addEventListener('abort', () => clearTimeout(timer));
    }
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal: off.signal });
  return () => off.abort();
}

/** Whether the first page is idle; what no first view needs is fetched from then on. */
export function useDocumentIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenDocumentIdle(() => setIsIdle(true)), []);
  return isIdle;
}
