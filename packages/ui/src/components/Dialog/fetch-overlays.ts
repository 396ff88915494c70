import { LateToasts } from '../Toast/late-toasts';
import { LateModal } from './late-modal';

/** Fetches the scripts of dialogs, drawers and toasts, so that they open at once and offline. */
export function fetchOverlays(): void {
  for (const part of [LateModal, LateToasts]) part.load().catch(() => undefined);
}
