import { ApiError } from '../kernel/api-error';
import type { BrandSettings } from '../kernel/brands';
import type { MessageType } from '../database/schema';
import type { StoredChatPhoto } from '../photos/chat-photo';

/** What a message is made of; a photo may be gone by now. */
export interface Content {
  type: MessageType;
  /** Of a gift the giver's line. */
  text: string | null;
  /** The id of a gift, for the type gift. */
  gift: string | null;
  /** For the type photo. */
  photo: StoredChatPhoto | null;
}

/** The content of a text message. */
export function textContent(text: string): Content {
  return { type: 'text', text, gift: null, photo: null };
}

/** The content of a gift, with the giver's line where there is one. */
export function giftContent(gift: string, text: string | null): Content {
  return { type: 'gift', text, gift, photo: null };
}

/** The content of a photo whose files are stored and which nobody has answered. */
export function photoContent(photo: Omit<StoredChatPhoto, 'state'>): Content {
  return { type: 'photo', text: null, gift: null, photo: { ...photo, state: 'waiting' } };
}

/**
 * The credits that a message costs on a brand.
 * @throws ApiError gift_unknown
 */
export function contentCost(
  { type, gift }: Content,
  settings: Pick<BrandSettings, 'message_credits' | 'photo_credits' | 'gift_credits'>,
): number {
  if (type === 'text') return settings.message_credits;
  if (type === 'photo') return settings.photo_credits;
  const cost = new Map(Object.entries(settings.gift_credits)).get(gift ?? '');
  if (cost === undefined) throw new ApiError('gift_unknown');
  return cost;
}

/** The ledger's kind for the credits of a message. */
export const ledgerKinds = { text: 'message', photo: 'photo', gift: 'gift' } as const satisfies Record<
  MessageType,
  string
>;
