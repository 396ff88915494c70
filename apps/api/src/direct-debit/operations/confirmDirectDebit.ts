import { ApiError } from '../../kernel/api-error';
import { siteOrigin } from '../../kernel/edge/site-origin';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { readCode, sendCode, tryCode, wasConfirmedBy } from '../code';
import { confirmMandate } from '../confirm-mandate';
import { directDebitJson } from '../direct-debit-json';
import { ownDirectDebit } from '../find-direct-debit';

export const confirmDirectDebit = operation(
  'confirmDirectDebit',
  { access: 'member', transaction: 'later', limits: ['directdebit-try'], withoutIdempotencyKey: true },
  async ({ db, body, brand, member, client, services, writeOnce }) => {
    const id = knownId(body.payment_id);
    const found = await ownDirectDebit(db, member.id, id);
    const { payment, debit } = found;
    const origin = siteOrigin(services.environment, brand, client);
    const ownState = async () => {
      const now = await ownDirectDebit(db, member.id, id);
      return { status: 200 as const, body: directDebitJson(now.payment, now.debit) };
    };
    if (body.otp === undefined) {
      await sendCode(services, found, { brand, origin, limitKey: client.limitKey });
      return ownState();
    }
    const code = readCode(body.otp);
    if (debit.confirmed_at) {
      if (code !== null && wasConfirmedBy(services, found, code)) return ownState();
      throw new ApiError('conflict');
    }
    if (debit.cancelled_at || payment.status !== 'pending') throw new ApiError('conflict');
    if (code === null) throw new ApiError('code_invalid', { data: { tries_left: debit.tries_left } });
    const codeHash = await tryCode(services, found, code);
    return writeOnce(async (scope) => {
      const confirmed = await confirmMandate(scope, payment, {
        codeHash,
        ip: client.address,
        facts: { brandId: brand.id, origin, paymentId: id },
      });
      return { status: 200, body: directDebitJson(confirmed.payment, confirmed.debit) };
    });
  },
);
