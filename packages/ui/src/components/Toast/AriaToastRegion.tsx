import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastQueue as AriaToastQueue,
  UNSTABLE_ToastRegion as Region,
} from 'react-aria-components/Toast';
import { iconButton } from '../IconButton/IconButton.css';
import { ToastFace } from './Toast';
import { close, region } from './Toast.css';
import type { ToastContent, ToastQueue } from './toast-queue';

const staysFor = 6000;

interface AriaToastRegionProps {
  queue: ToastQueue;
  label: string;
  closeLabel: string;
}

/**
 * The region with react-aria: announced, reachable by F6, timers pause on hover and focus. Loaded when
 * needed.
 */
export default function AriaToastRegion({ queue, label, closeLabel }: AriaToastRegionProps) {
  const [shown] = useState(() => new AriaToastQueue<ToastContent>({ maxVisibleToasts: 3 }));
  useEffect(
    () =>
      queue.listen((content) => {
        shown.add(content, content.tone === 'danger' ? undefined : { timeout: staysFor });
      }),
    [queue, shown],
  );
  return (
    <Region queue={shown} aria-label={label} className={region}>
      {({ toast }) => (
        <AriaToast toast={toast}>
          <AriaToastContent>
            <ToastFace
              {...toast.content}
              close={
                <span className={close}>
                  <Button slot="close" aria-label={closeLabel} className={iconButton({ size: 'small' })}>
                    <X />
                  </Button>
                </span>
              }
            />
          </AriaToastContent>
        </AriaToast>
      )}
    </Region>
  );
}
