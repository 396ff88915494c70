import { invalidFields } from '../kernel/api-error';
import type { BrandSettings } from '../kernel/brands';
import type { MessageType } from '../database/schema';
import type { StoredPhoto } from '../photos/photo-json';

/** What a message is made of; a photo may be gone by now. */
export interface Content {
  type: MessageType;
  text: string | null;
  /** The id of a gift, for the type gift. */
  gift: string | null;
  /** For the type photo. */
  photo: StoredPhoto | null;
}

/** The content of a text message. */
export function textContent(text: string): Content {
  return { type: 'text', text, gift: null, photo: null };
}

/**
 * The credits that a message costs on a brand.
 * @throws ApiError invalid_fields for a gift that the brand doesn't have
 */
export function contentCost(
  { type, gift }: Content,
  settings: Pick<BrandSettings, 'message_credits' | 'photo_credits' | 'gift_credits'>,
): number {
  if (type === 'text') return settings.message_credits;
  if (type === 'photo') return settings.photo_credits;
  const cost = gift === null ? undefined : settings.gift_credits[gift];
  if (cost === undefined) throw invalidFields({ gift: 'not_in_list' });
  return cost;
}

/** The ledger's kind for the credits of a message. */
export const ledgerKinds = { text: 'message', photo: 'photo', gift: 'gift' } as const satisfies Record<
  MessageType,
  string
>;
