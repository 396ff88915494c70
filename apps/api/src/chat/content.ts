import { ApiError } from '../kernel/api-error';
import type { BrandSettings } from '../kernel/brands';
import type { MessageType } from '../database/schema';
import type { StoredChatPhoto } from '../photos/chat-photo';

/** The content of a message; its photo may have been deleted. */
export interface Content {
  type: MessageType;
  /** For a gift, the giver's note. */
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

/** The content of a gift, with an optional note. */
export function giftContent(gift: string, text: string | null): Content {
  return { type: 'gift', text, gift, photo: null };
}

/** The content of a photo whose files are stored and which hasn't been accepted or declined. */
export function photoContent(photo: Omit<StoredChatPhoto, 'state'>): Content {
  return { type: 'photo', text: null, gift: null, photo: { ...photo, state: 'waiting' } };
}

/**
 * The price of a message on a brand, in credits.
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

/** The ledger kind under which a message is booked. */
export const ledgerKinds = { text: 'message', photo: 'photo', gift: 'gift' } as const satisfies Record<
  MessageType,
  string
>;
