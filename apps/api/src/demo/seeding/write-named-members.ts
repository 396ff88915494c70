import type { Manifest } from '@heartwood/brands';
import { stableId } from '@heartwood/demo-people';
import type { NamedMember, PoolOutline } from '@heartwood/demo-people';
import type { Db } from '../../database/connection';
import { takeReceiptNumber } from '../../payments/ledger/receipts';
import { insertRows } from './insert-rows';
import { namedLedger } from './named-ledger';
import type { PhotoFiles } from './photo-files';
import { writeConversations, writeLikes, writeMembers } from './write-members';

/** Writes a pool's named members with their purchases at the given brand, likes and conversations. */
export async function writeNamedMembers(
  db: Db,
  { pool, manifest }: { pool: PoolOutline; manifest: Manifest },
  named: readonly NamedMember[],
  files: PhotoFiles,
  passwordHash: string,
): Promise<void> {
  const byId = new Map(named.map((one) => [one.member.id, one]));
  const ledgers = new Map(named.map((one) => [one.member.id, namedLedger(one, manifest)]));
  const startedFree = (id: string): number => {
    const one = byId.get(id);
    if (!one || one.member.paidUser) return 0;
    return one.conversations.filter(({ startedBy }) => startedBy === id).length;
  };
  await writeMembers(
    db,
    pool,
    named.map(({ member }) => member),
    files,
    ({ id }) => ({
      status: byId.get(id)?.status ?? 'active',
      passwordHash,
      credits: ledgers.get(id)?.balance ?? 0,
      startedFree: startedFree(id),
    }),
  );
  for (const { payments, entries } of ledgers.values()) {
    for (const payment of payments) {
      const receipt_number = await takeReceiptNumber(db, payment.seller, payment.created_at);
      await db
        .insertInto('payment')
        .values({ ...payment, receipt_number })
        .execute();
    }
    await insertRows(db, 'ledger', entries);
  }
  await writeLikes(
    db,
    pool,
    named.flatMap(({ likes }) => likes),
  );
  await writeConversations(
    db,
    pool,
    named.flatMap(({ conversations }) => conversations),
    ({ startedBy, messages }) => ({
      freeMessages:
        startedFree(startedBy) > 0 ? messages.filter(({ sender }) => sender === startedBy).length : 0,
      costOf: (senderId) => (byId.get(senderId)?.member.paidUser ? manifest.credits.message_credits : 0),
    }),
  );
  await insertRows(
    db,
    'waiting_message',
    named.flatMap(({ member, waiting }) =>
      waiting
        ? [
            {
              id: stableId(member.id, 'waiting'),
              sender_id: member.id,
              recipient_id: waiting.recipient,
              type: 'text' as const,
              text: waiting.text,
              cost: 0,
              created_at: member.lastActiveAt,
            },
          ]
        : [],
    ),
  );
}
