import { decodeCursor } from '@heartwood/domain';
import { ApiError, invalidFields } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { ownPayment } from '../checkout/find-payment';
import { entriesBefore, entriesOfPayment, ledgerEntryJson } from '../ledger/ledger-entries';
import { paymentJson } from '../checkout/payment-json';
import { receiptsOf } from '../ledger/receipts';
import {
  firstPage,
  nextCursor,
  pageFrom,
  paymentsBefore,
  transactionsPage,
} from '../ledger/transaction-pages';

export const getTransactions = operation(
  'getTransactions',
  { access: 'member' },
  async ({ db, query, member, services: { brands } }) => {
    if (query.id !== undefined) {
      const payment = await ownPayment(db, member.id, knownId(query.id)).executeTakeFirstOrThrow(
        () => new ApiError('not_found'),
      );
      const entries = await entriesOfPayment(db, member.id, payment.id);
      return {
        status: 200,
        body: {
          entries: entries.map(ledgerEntryJson),
          payments: [paymentJson(payment)],
          receipts: receiptsOf([payment], brands),
          next_cursor: null,
        },
      };
    }
    const page = query.cursor === undefined ? firstPage : pageFrom(decodeCursor(query.cursor, 3));
    if (!page) throw invalidFields({ cursor: 'invalid' });
    const [entries, payments] = await Promise.all([
      entriesBefore(db, member.id, page.entriesBefore, transactionsPage + 1),
      paymentsBefore(db, member.id, page.paymentsBefore, transactionsPage + 1),
    ]);
    const shown = payments.slice(0, transactionsPage);
    return {
      status: 200,
      body: {
        entries: entries.slice(0, transactionsPage).map(ledgerEntryJson),
        payments: shown.map(paymentJson),
        receipts: receiptsOf(shown, brands),
        next_cursor: nextCursor(entries, payments),
      },
    };
  },
);
