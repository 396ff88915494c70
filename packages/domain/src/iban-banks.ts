import { checkIban } from './iban';

/** Dutch bank codes, one bank each: the four letters after the check digits. */
const dutchBanks: Readonly<Record<string, string>> = {
  ABNA: 'ABN AMRO',
  ADYB: 'Adyen',
  ASNB: 'ASN Bank',
  BUNQ: 'bunq',
  FVLB: 'Van Lanschot Kempen',
  INGB: 'ING',
  KNAB: 'Knab',
  RABO: 'Rabobank',
  TRIO: 'Triodos Bank',
};

/** German bank codes with one bank for the whole country: the eight digits after the check digits. */
const germanBanks: Readonly<Record<string, string>> = {
  '10010010': 'Postbank',
  '10011001': 'N26',
  '10077777': 'norisbank',
  '12030000': 'DKB',
  '20041111': 'comdirect',
  '20041133': 'comdirect',
  '20041144': 'comdirect',
  '20041155': 'comdirect',
  '30020900': 'TARGOBANK',
  '43060967': 'GLS Bank',
  '50010517': 'ING',
};

/**
 * Returns the bank of a valid IBAN; null where its code is not known for certain. There is no free,
 * maintained register of all banks, and a wrong name does harm, so most stay unnamed.
 */
export function bankOfIban(text: string): string | null {
  const checked = checkIban(text);
  if (!checked.ok) return null;
  const { iban, country } = checked;
  if (country === 'NL') return dutchBanks[iban.slice(4, 8)] ?? null;
  return country === 'DE' ? (germanBanks[iban.slice(4, 12)] ?? null) : null;
}
