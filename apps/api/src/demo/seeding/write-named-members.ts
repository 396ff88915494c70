import type { Db } from '../../database/connection';
import { stableId } from '../people/ids';
import type { NamedMember } from '../people/named-members';
import type { PoolOutline } from '../people/demo-pool';
import { insertRows } from './insert-rows';
import type { PhotoFiles } from './photo-files';
import { writeConversations, writeLikes, writeMembers } from './write-members';

/** Writes the named members of a pool with their credits, likes and conversations. */
export async function writeNamedMembers(
  db: Db,
  pool: PoolOutline,
  named: readonly NamedMember[],
  files: PhotoFiles,
  passwordHash: string,
): Promise<void> {
  const byId = new Map(named.map((one) => [one.member.id, one]));
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
      credits: byId.get(id)?.credits ?? 0,
      startedFree: startedFree(id),
    }),
  );
  await insertRows(
    db,
    'ledger',
    named
      .filter(({ credits }) => credits > 0)
      .map(({ member, credits }) => ({
        account_id: member.id,
        kind: 'demo',
        ref: member.id,
        amount: credits,
        balance_after: credits,
        created_at: member.signupDate,
      })),
  );
  await writeLikes(
    db,
    pool,
    named.flatMap(({ likes }) => likes),
  );
  await writeConversations(
    db,
    pool,
    named.flatMap(({ conversations }) => conversations),
    ({ startedBy, messages }) =>
      startedFree(startedBy) > 0 ? messages.filter(({ sender }) => sender === startedBy).length : 0,
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
