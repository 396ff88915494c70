import { canPush } from './can-push';
import { onPushState, readPushState } from './push-memory';

function isSubscribed(): boolean {
  return readPushState().kind === 'subscribed';
}

/** Listener for push while a page is open. */
interface PushListener {
  /** Called when this browser's push subscription starts or ends. */
  readonly onSubscribed: (subscribed: boolean) => void;
  /** Called for each push. */
  readonly onPush: () => void;
}

/**
 * Reports whether this browser is subscribed to push, now and on changes, and forwards each push, until
 * `left` aborts.
 */
export function hearPush({ onSubscribed, onPush }: PushListener, left: AbortSignal): void {
  if (left.aborted) return;
  const report = () => onSubscribed(isSubscribed());
  left.addEventListener('abort', onPushState(report));
  if (isSubscribed()) report();
  if (!canPush()) return;
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null && 'push' in data) onPush();
  };
  navigator.serviceWorker.addEventListener('message', onMessage, { signal: left });
  navigator.serviceWorker.startMessages();
}
