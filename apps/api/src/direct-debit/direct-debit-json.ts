import type { DirectDebit as DirectDebitJson } from '@heartwood/api-contract';
import { bankOfIban, maskIban } from '@heartwood/domain';
import { maskPhone } from '@heartwood/domain/phone';
import type { DirectDebit } from '../database/direct-debit-schema';
import type { Payment } from '../database/money-schema';
import { after } from '../kernel/clock';
import { paymentJson } from '../payments/checkout/payment-json';
import { codeRules } from './code';
import { earliestCollection } from '../payments/limits/target-days';

/** An order by direct debit as its member sees it, with account and phone number masked but recognisable. */
export function directDebitJson(payment: Payment, debit: DirectDebit): DirectDebitJson {
  const { iban, phone, confirmed_at: confirmed, code_sent_at: sent, ordered_at: ordered } = debit;
  const codeTime = (seconds: number) =>
    confirmed ? null : after(sent ?? ordered, sent ? seconds : 0).toISOString();
  return {
    payment: paymentJson(payment),
    mandate_reference: debit.mandate_reference,
    account_holder: debit.account_holder ?? '',
    iban: iban === null ? '' : maskIban(iban),
    bank: iban === null ? null : bankOfIban(iban),
    phone: phone === null ? '' : maskPhone(phone),
    earliest_collection: earliestCollection(confirmed ?? ordered),
    confirmed: confirmed?.toISOString() ?? null,
    code_expires: codeTime(codeRules.seconds),
    resend_from: codeTime(codeRules.pauseSeconds),
    tries_left: debit.tries_left,
  };
}
