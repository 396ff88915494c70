import { latePart } from '@heartwood/ui';

/** Parts of a conversation that load on demand. */
export const composerParts = {
  emojiPicker: latePart(() => import('./emoji-picker')),
  giftDrawer: latePart(() => import('./gift-drawer')),
  icebreaker: latePart(() => import('./icebreaker')),
  photoSend: latePart(() => import('./photo-send')),
  giftOpening: latePart(() => import('./gift-opening')),
};
