import { bankOfIban, checkIban, ibanProgress } from '@heartwood/domain';
import type { IntlShape } from 'react-intl';
import { countryName } from '../../format/country-name';
import { directDebitMessages as texts } from './messages';

interface IbanNote {
  readonly hint?: string;
  readonly right?: string;
  readonly error?: string;
}

function wrongIban(intl: IntlShape, text: string, country: string): string | undefined {
  const checked = checkIban(text);
  if (checked.ok || checked.problem === 'empty') return undefined;
  if (checked.problem === 'country') return intl.formatMessage(texts.iban_country, { example: country });
  const { missing } = ibanProgress(text);
  if (checked.problem === 'short' && missing !== null && missing > 0)
    return intl.formatMessage(texts.iban_short, { count: missing });
  return intl.formatMessage(texts.iban_wrong);
}

/**
 * Returns the note below an IBAN: how much is missing while it is typed, its bank and country once it is
 * valid, and its error, but only at full length or after blur.
 * @param country the payment country, as an example
 */
export function ibanNote(
  intl: IntlShape,
  text: string,
  { left, country }: { readonly left: boolean; readonly country: string },
): IbanNote {
  const checked = checkIban(text);
  if (checked.ok) {
    const name = countryName(intl, checked.country);
    const bank = bankOfIban(text);
    if (bank === null) return { right: intl.formatMessage(texts.iban_right, { country: name }) };
    return { right: intl.formatMessage(texts.iban_right_bank, { bank, country: name }) };
  }
  const { missing } = ibanProgress(text);
  const isFull = missing !== null && missing <= 0;
  if (left || isFull) return { error: wrongIban(intl, text, country) };
  if (missing === null) return { hint: intl.formatMessage(texts.iban_hint) };
  return { hint: intl.formatMessage(texts.iban_missing, { count: missing }) };
}
