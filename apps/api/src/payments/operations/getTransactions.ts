import { currencyOf } from '@heartwood/brands';
import { decodeCursor } from '@heartwood/domain';
import type { LedgerEntry, Payment } from '../../database/money-schema';
import { ApiError, invalidFields } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { ownPayment } from '../checkout/find-payment';
import { paymentCountry } from '../checkout/payment-country';
import { paymentJson } from '../checkout/payment-json';
import { entriesBefore, entriesOfPayment, ledgerEntriesJson } from '../ledger/ledger-entries';
import { receiptsOf } from '../ledger/receipts';
import { spendingOf } from '../ledger/spending';
import {
  firstPage,
  nextCursor,
  pageFrom,
  paymentsBefore,
  transactionsPage,
} from '../ledger/transaction-pages';

export const getTransactions = operation('getTransactions', { access: 'member' }, async (context) => {
  const { db, query, member, viewer, brand, clock } = context;
  const { id, cursor } = query;
  const { brands } = context.services;
  const currency = currencyOf(brand.manifest, await paymentCountry(context, undefined));
  const answer = async (entries: LedgerEntry[], payments: Payment[], next_cursor: string | null) => {
    const [entriesJson, receipts, spending] = await Promise.all([
      ledgerEntriesJson(db, viewer, entries),
      receiptsOf(db, payments, brands),
      spendingOf(db, member, { manifest: brand.manifest, currency, now: clock.now() }),
    ]);
    return {
      status: 200 as const,
      body: { entries: entriesJson, payments: payments.map(paymentJson), receipts, spending, next_cursor },
    };
  };
  if (id !== undefined) {
    const payment = await ownPayment(db, member.id, knownId(id)).executeTakeFirstOrThrow(
      () => new ApiError('not_found'),
    );
    return answer(await entriesOfPayment(db, member.id, payment.id), [payment], null);
  }
  const page = cursor === undefined ? firstPage : pageFrom(decodeCursor(cursor, 3));
  if (!page) throw invalidFields({ cursor: 'invalid' });
  const [entries, payments] = await Promise.all([
    entriesBefore(db, member.id, page.entriesBefore, transactionsPage + 1),
    paymentsBefore(db, member.id, page.paymentsBefore, transactionsPage + 1),
  ]);
  const next = nextCursor(entries, payments);
  return answer(entries.slice(0, transactionsPage), payments.slice(0, transactionsPage), next);
});
