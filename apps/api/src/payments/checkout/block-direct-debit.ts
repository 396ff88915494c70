import type { Scope } from '../../kernel/scope';

/**
 * Blocks direct debit for a member whose payment was reversed, until an operator unblocks it or the reversal
 * is won.
 */
export async function blockDirectDebit({ db, clock }: Scope, accountId: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ directdebit_blocked_at: clock.now() })
    .where('id', '=', accountId)
    .where('directdebit_blocked_at', 'is', null)
    .execute();
}

/** Unblocks direct debit for a member once none of their payments is reversed any more. */
export async function unblockDirectDebit({ db }: Pick<Scope, 'db'>, accountId: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ directdebit_blocked_at: null })
    .where('id', '=', accountId)
    .where('directdebit_blocked_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment')
            .select('id')
            .where('account_id', '=', accountId)
            .where('charged_back_amount', '>', 0),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('direct_debit')
            .select('payment_id')
            .where('account_id', '=', accountId)
            .where('returned_at', 'is not', null),
        ),
      ),
    )
    .execute();
}
