import { loadMessages } from '@heartwood/i18n';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { optionText } from './option-text';

test('words a status for the gender of the member, and for both where it is not known', async () => {
  const intl = createIntl({ locale: 'fr', messages: await loadMessages('fr') });
  expect(
    (['female', 'male', null] as const).map((gender) =>
      optionText(intl, 'relationship_status', 'divorced', gender),
    ),
  ).toEqual(['Divorcée', 'Divorcé', 'Divorcé(e)']);
  expect(optionText(intl, 'relationship_status', 'single', 'male')).toBe('Célibataire');
});
