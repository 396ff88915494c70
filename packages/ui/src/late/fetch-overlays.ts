import { LateModal } from '../components/Dialog/late-modal';
import { LateToasts } from '../components/Toast/late-toasts';

/** Fetches the scripts of dialogs, drawers and toasts, so that they open at once and offline. */
export function fetchOverlays(): void {
  for (const part of [LateModal, LateToasts]) part.load().catch(() => undefined);
}
