import type { Scope } from '../../kernel/scope';

/** Blocks direct debit for a member whose payment was reversed, until an operator unblocks it. */
export async function blockDirectDebit({ db, clock }: Scope, accountId: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ directdebit_blocked_at: clock.now() })
    .where('id', '=', accountId)
    .where('directdebit_blocked_at', 'is', null)
    .execute();
}
