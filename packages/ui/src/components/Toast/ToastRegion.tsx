import { useEffect, useState } from 'react';
import { Late } from '../../late/Late';
import { LateToasts } from './late-toasts';
import { createToastQueue } from './toast-queue';
import type { ToastQueue } from './toast-queue';

export interface ToastRegionProps {
  queue: ToastQueue;
  /** Accessible name of the region. */
  label: string;
  closeLabel: string;
}

/** Shows the queue's toasts; its script is loaded with the first one. */
export function ToastRegion({ queue, label, closeLabel }: ToastRegionProps) {
  const [relay, setRelay] = useState<ToastQueue>();
  useEffect(() => {
    const inner = createToastQueue();
    return queue.listen((content) => {
      inner.add(content);
      setRelay(inner);
    });
  }, [queue]);
  if (relay === undefined) return null;
  return (
    <Late>
      <LateToasts queue={relay} label={label} closeLabel={closeLabel} />
    </Late>
  );
}
