import { canPush } from './can-push';
import { onPushState, readPushState } from './push-memory';

function isTold(): boolean {
  return readPushState().kind === 'subscribed';
}

/** Who hears of push while a page is open. */
interface PushListener {
  /** Whether this browser is told by push has changed. */
  readonly onTold: (told: boolean) => void;
  /** A push came. */
  readonly onPush: () => void;
}

/** Tells whether this browser is told by push, now and when that changes, and hands over each push, until `left`. */
export function hearPush({ onTold, onPush }: PushListener, left: AbortSignal): void {
  if (left.aborted) return;
  const tell = () => onTold(isTold());
  left.addEventListener('abort', onPushState(tell));
  if (isTold()) tell();
  if (!canPush()) return;
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null && 'push' in data) onPush();
  };
  navigator.serviceWorker.addEventListener('message', onMessage, { signal: left });
  navigator.serviceWorker.startMessages();
}
