import type { Scope } from '../../kernel/scope';

/** Lets a member whose payment was taken back order nothing by direct debit, until an operator allows it again. */
export async function blockDirectDebit({ db, clock }: Scope, accountId: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ directdebit_blocked_at: clock.now() })
    .where('id', '=', accountId)
    .where('directdebit_blocked_at', 'is', null)
    .execute();
}
