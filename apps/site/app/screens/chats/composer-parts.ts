import { latePart } from '../../document/late-part';

/** What a conversation shows only when it is asked for. */
export const composerParts = {
  emojiPicker: latePart(() => import('./emoji-picker')),
  giftDrawer: latePart(() => import('./gift-drawer')),
  icebreaker: latePart(() => import('./icebreaker')),
  photoSend: latePart(() => import('./photo-send')),
  giftOpening: latePart(() => import('./gift-opening')),
};
