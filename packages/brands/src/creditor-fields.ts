import { checkIban, isCreditorId } from '@heartwood/domain';
import * as v from 'valibot';

/** The SEPA creditor identifier of a company. */
export const creditorId = v.pipe(
  v.string('write the creditor identifier, in quotes'),
  v.check(isCreditorId, 'write the SEPA creditor identifier without blanks; its check digits must be right'),
);

/** The account that collects direct debits. */
export const creditorIban = v.pipe(
  v.string('write the IBAN, in quotes'),
  v.check((text) => {
    const checked = checkIban(text);
    return checked.ok && checked.iban === text;
  }, 'write the IBAN that direct debits go to, without blanks'),
);
