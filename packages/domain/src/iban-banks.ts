import { checkIban } from './iban';

/** The bank codes of the Netherlands, each a bank of its own: the four letters behind the check digits. */
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

/** Bank codes of Germany whose bank is the same in all of the country: the eight digits behind the check digits. */
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
 * The bank of a valid IBAN; null where its code is none that we know for sure. There is no free register of all banks that
 * is kept up to date, and a wrong name does harm, so most stay unnamed.
 */
export function bankOfIban(text: string): string | null {
  const checked = checkIban(text);
  if (!checked.ok) return null;
  const { iban, country } = checked;
  if (country === 'NL') return dutchBanks[iban.slice(4, 8)] ?? null;
  return country === 'DE' ? (germanBanks[iban.slice(4, 12)] ?? null) : null;
}
