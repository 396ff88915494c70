import type { Payment } from '../../database/money-schema';
import { ApiError } from '../../kernel/api-error';
import { emailKeyOf } from '../../kernel/email-key';
import { hashSecret } from '../../kernel/secrets';
import { knownId } from '../../kernel/ids';
import { operation, type Context } from '../../kernel/operation';
import { ownPayment } from '../checkout/find-payment';
import { tryRefreshPayment } from '../checkout/refresh-payment';
import { sendRefundsOf } from '../refunds/send-refunds';
import { confirmWithdrawal, previewWithdrawal } from '../withdrawals/withdrawal';

/**
 * The requested payment: a member's own by id, else one identified by the buyer's address and its receipt or
 * its mandate.
 */
async function namedPayment({ db, body, brand, member, services }: Context<'withdraw'>): Promise<Payment> {
  if ('payment_id' in body && body.payment_id !== undefined) {
    if (!member) throw new ApiError('not_found');
    return ownPayment(db, member.id, knownId(body.payment_id)).executeTakeFirstOrThrow(
      () => new ApiError('not_found'),
    );
  }
  const { order_number = '', email = '' } = body;
  const number = order_number.trim().toUpperCase();
  const emailKey = emailKeyOf(email);
  await services.limits.consume('withdrawal-order', number);
  await services.limits.consume('withdrawal-buyer', hashSecret(`${brand.pool}:${emailKey}`));
  return db
    .selectFrom('payment')
    .innerJoin('account', 'account.id', 'payment.account_id')
    .selectAll('payment')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('receipt_number', '=', number),
        eb(
          'payment.id',
          'in',
          selectFrom('direct_debit').select('payment_id').where('mandate_reference', '=', number),
        ),
      ]),
    )
    .where('account.pool', '=', brand.pool)
    .where('account.email_key', '=', emailKey)
    .executeTakeFirstOrThrow(() => new ApiError('not_found'));
}

export const withdraw = operation(
  'withdraw',
  { access: 'public', withoutIdempotencyKey: true, limits: ['withdrawal-try'] },
  async (context) => {
    const { db, body, clock, services, log } = context;
    const payment = await tryRefreshPayment({ ...services, log }, await namedPayment(context));
    const { confirm, name } = body;
    if (confirm === undefined)
      return { status: 200, body: await previewWithdrawal(db, payment, clock.now()) };
    const confirmed = await services.inTransaction((scope) =>
      confirmWithdrawal(scope, payment, { expected: confirm, name: name?.trim() || null }),
    );
    await sendRefundsOf({ ...services, log }, payment.id);
    if (!payment.completed_at) await tryRefreshPayment({ ...services, log }, payment);
    return { status: 200, body: confirmed };
  },
);
