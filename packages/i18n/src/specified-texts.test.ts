import { expect, it } from 'vitest';
import { catalogueFile, readCatalogue } from '../scripts/catalogue-files';

const dutch = {
  'errors.name_equals_email': 'Je profielnaam moet anders zijn dan je e-mailadres',
  'errors.field.name_equals_email': 'Je profielnaam moet anders zijn dan je e-mailadres',
  'errors.email_invalid': 'Ongeldige e-mail',
  'errors.field.email_invalid': 'Ongeldige e-mail',
  'errors.underage': 'Vul uw geboortedatum in ({min_age}+ jaar)',
  'errors.field.underage': 'Vul uw geboortedatum in ({min_age}+ jaar)',
  'errors.passwords_differ': 'De opgegeven wachtwoorden zijn niet gelijk.',
  'errors.email_taken': 'Dit e-mailadres heeft al een account op deze site.',
  'settings.email_invalid': 'Nieuw e-mailadres invalide.',
  'errors.code_invalid': 'Code ongeldig',
  'errors.unknown': 'Er is een fout opgetreden, probeer het later opnieuw.',
  'errors.internal_error': 'Er is een fout opgetreden, probeer het later opnieuw.',
  'errors.login_failed': 'Login mislukt, probeer opnieuw',
  'errors.too_many_attempts': 'Te veel foute pogingen, account voor {minutes} min geblokkeerd.',
  'errors.email_not_found': 'E-mailadres niet gevonden',
  'errors.link_invalid_or_expired': 'Link verlopen of invalide, vraag een nieuwe e-mail aan',
  'errors.too_many_reset_mails': 'Te veel wachtwoordherstel mails verstuurd, probeer het morgen nog eens.',
  'errors.activation_failed': 'Activeren mislukt',
  'errors.code_not_found': 'Code niet gevonden',
  'errors.code_used': 'Code reeds gebruikt',
  'errors.insufficient_credits': 'Je hebt onvoldoende credits',
  'transactions.failed_title': 'Betaling mislukt',
};

const english = {
  'error_page.not_found': 'This page could not be found',
  'error_page.back_home': 'Back to the home page',
  'error_page.fallback': 'Error',
  'error_page.failed': 'An error occurred while showing the error page',
  'error_page.go_home': 'Go back to home',
};

it.each([
  ['nl', dutch],
  ['en', english],
] as const)('the specified texts are in the catalogue verbatim in %s', (locale, given) => {
  const catalogue = readCatalogue(catalogueFile(locale));
  expect(Object.fromEntries(Object.keys(given).map((id) => [id, catalogue[id]]))).toEqual(given);
});
