import type { Message as MessageJson } from '@heartwood/api-contract';
import { photoJson, type StoredPhoto } from '../photos/photo-json';
import type { MessageType } from '../database/schema';

/** A message as queries read it. */
export interface MessageRow {
  seq: number;
  id: string;
  sender_id: string;
  type: MessageType;
  text: string | null;
  gift: string | null;
  created_at: Date | string;
  /** Only where the message shows a photo. */
  photo?: StoredPhoto | null;
  /** Kept until its sender is confirmed. */
  waiting?: boolean;
}

/**
 * A message as the contract describes it, for one of its two readers.
 * @param readSeq how far the one who received it has read
 */
export function messageJson(row: MessageRow, viewerId: string, readSeq: number): MessageJson {
  return {
    seq: row.seq,
    id: row.id,
    mine: row.sender_id === viewerId,
    type: row.type,
    text: row.text,
    gift: row.gift,
    photo: row.photo ? photoJson(row.photo) : null,
    status: row.waiting ? 'waiting' : row.seq <= readSeq ? 'read' : 'delivered',
    created: new Date(row.created_at).toISOString(),
  };
}
