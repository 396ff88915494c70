import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Returns the value of the latest render, for effects and handlers that outlive a render. */
export function useLatest<Value>(value: Value): RefObject<Value> & { readonly current: Value } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
