import { useEffect, useState, useSyncExternalStore } from 'react';

/** What opens over a page, most important first: what the member opened, then what opens by itself. */
export const overlayOrder = ['opened', 'terms', 'reminder', 'match', 'bonus'] as const;

/** The purpose of an overlay. */
export type OverlayKind = (typeof overlayOrder)[number];

interface Overlay {
  readonly kind: OverlayKind;
}

const waiting = new Set<Overlay>();
const listeners = new Set<() => void>();
let shown: Overlay | undefined;

function showNext(): void {
  if (shown === undefined || !waiting.has(shown)) {
    const kind = overlayOrder.find((one) => [...waiting].some((overlay) => overlay.kind === one));
    shown = [...waiting].find((overlay) => overlay.kind === kind);
  }
  for (const notify of listeners) notify();
}

function join(overlay: Overlay): () => void {
  waiting.add(overlay);
  showNext();
  return () => {
    waiting.delete(overlay);
    showNext();
  };
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/**
 * Whether an overlay may show: one at a time, by `overlayOrder`, then first come, first served. A visible one
 * stays until it is no longer `wanted`.
 */
export function useOverlayTurn(kind: OverlayKind, wanted: boolean): boolean {
  const [overlay] = useState<Overlay>(() => ({ kind }));
  useEffect(() => (wanted ? join(overlay) : undefined), [wanted, overlay]);
  const turn = useSyncExternalStore(
    subscribe,
    () => shown === overlay,
    () => false,
  );
  return wanted && turn;
}
