import type { Message as MessageJson } from '@heartwood/api-contract';
import { chatPhotoJson, type StoredChatPhoto } from '../photos/chat-photo';
import type { MessageType } from '../database/schema';

/** A message as queries select it. */
export interface MessageRow {
  seq: number;
  id: string;
  sender_id: string;
  type: MessageType;
  text: string | null;
  gift: string | null;
  created_at: Date | string;
  /** Only if the message shows a photo. */
  photo?: StoredChatPhoto | null;
  /** Credits taken for it; only if it shows a photo. */
  cost?: number;
  opened_at?: Date | string | null;
  /** Held until its sender is confirmed. */
  waiting?: boolean;
}

/**
 * A message as the contract describes it, for one of its two readers.
 * @param read how far this reader and the other have read; null for nothing
 */
export function messageJson(
  row: MessageRow,
  viewerId: string,
  read: { readSeq: number; theirReadSeq: number } | null,
): MessageJson {
  const mine = row.sender_id === viewerId;
  const isRead = read !== null && row.seq <= (mine ? read.theirReadSeq : read.readSeq);
  return {
    seq: row.seq,
    id: row.id,
    mine,
    type: row.type,
    text: row.text,
    gift: row.gift,
    opened: row.type === 'gift' && !mine ? Boolean(row.opened_at) : null,
    photo: row.photo ? chatPhotoJson(row.photo, { mine, refund: row.cost ?? 0 }) : null,
    status: row.waiting ? 'waiting' : isRead ? 'read' : 'delivered',
    created: new Date(row.created_at).toISOString(),
  };
}
