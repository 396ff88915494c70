import { readFileSync } from 'node:fs';
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import type { FormProblem } from '../../forms/form-problem';
import { resetFieldText, resetProblemText } from './reset-problem';

const file = new URL('../../../../../packages/i18n/src/catalogues/nl.json', import.meta.url);
const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const intl = createIntl({ locale: 'nl', messages });

it('returns the specified text for the daily limit, and the minutes for the hourly limit', () => {
  const problemText = (code: 'too_many_reset_mails' | 'too_many_requests', data = {}) =>
    resetProblemText(intl, { code, fields: {}, data });
  expect([
    problemText('too_many_reset_mails'),
    problemText('too_many_requests', { minutes: 1 }),
    problemText('too_many_requests', { minutes: 42 }),
    problemText('too_many_requests'),
  ]).toEqual([
    'Te veel wachtwoordherstel mails verstuurd, probeer het morgen nog eens.',
    'Dat waren veel pogingen in korte tijd. Probeer het over 1 minuut nog eens.',
    'Dat waren veel pogingen in korte tijd. Probeer het over 42 minuten nog eens.',
    'Even rustig aan. Probeer het zo nog eens.',
  ]);
});

it('returns the specified text of each field error', () => {
  const placed = (code: 'email_not_found' | 'passwords_differ' | 'invalid_fields') => {
    const problem: FormProblem = {
      code,
      fields: code === 'invalid_fields' ? { password: 'too_short' } : {},
      data: {},
    };
    const fields = (['email', 'password', 'repeat'] as const).map((field) =>
      resetFieldText(intl, problem, field),
    );
    return [resetProblemText(intl, problem), ...fields];
  };
  expect([placed('email_not_found'), placed('passwords_differ'), placed('invalid_fields')]).toEqual([
    [undefined, 'E-mailadres niet gevonden', undefined, undefined],
    [undefined, undefined, undefined, 'De opgegeven wachtwoorden zijn niet gelijk.'],
    [messages['errors.invalid_fields'], undefined, 'Dit is te kort', undefined],
  ]);
  expect([resetProblemText(intl, undefined), resetFieldText(intl, undefined, 'email')]).toEqual([
    undefined,
    undefined,
  ]);
});
