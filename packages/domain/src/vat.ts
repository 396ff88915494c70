/**
 * Standard VAT rates in percent by the consumer's country, as of 2026. Credits are an electronically supplied
 * service, taxed at the standard rate of the consumer's country. Sources: for the European Union the
 * Commission's Taxes in Europe Database (https://ec.europa.eu/taxation_customs/tedb), for GB HM Revenue &
 * Customs (https://www.gov.uk/vat-rates), for CH the Federal Tax Administration (https://www.estv.admin.ch,
 * 8.1 since 2024), for NO the Norwegian Tax Administration (https://www.skatteetaten.no).
 */
const standardRates: Readonly<Record<string, number | undefined>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CH: 8.1,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  /** Since July 2025. */
  EE: 24,
  ES: 21,
  /** Since September 2024. */
  FI: 25.5,
  FR: 20,
  GB: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  NO: 25,
  PL: 23,
  PT: 23,
  /** Since August 2025. */
  RO: 21,
  SE: 25,
  SI: 22,
  /** Since January 2025. */
  SK: 23,
};

/** Returns the VAT rate in percent for a consumer in that country; null where unknown. */
export function vatRateIn(country: string): number | null {
  return (Object.hasOwn(standardRates, country) && standardRates[country]) || null;
}

/** Returns the VAT contained in a gross amount, in minor units, rounded half up. */
export function vatIn(amount: number, rate: number): number {
  const tenths = Math.round(rate * 10);
  return Math.floor((2 * amount * tenths + 1000 + tenths) / (2 * (1000 + tenths)));
}
