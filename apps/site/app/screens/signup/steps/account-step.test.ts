import type { FieldCode } from '@heartwood/api-contract';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { fieldProblem } from '../../../forms/form-problem';
import type { FormProblem } from '../../../forms/form-problem';
import { accountStep } from './account-step';

const intl = createIntl({ locale: 'en', onError: () => undefined });

function stepAfter(problem: FormProblem) {
  return accountStep(
    intl,
    { form: { action: '/signup' }, problem, busy: false },
    { minAge: 18, year: 2026, loginHref: '/login' },
  );
}

test.each<[FieldCode, string, boolean]>([
  ['required', 'Fill in your date of birth (18+)', false],
  ['invalid', 'That date doesn’t exist. Check the day, month and year.', true],
  ['underage', 'You must be 18 or older', true],
])('a date of birth that is %s says so, below the field and in the popup', (issue, text, popup) => {
  const { birth, birthPopup } = stepAfter(fieldProblem({ date_of_birth: issue }));
  expect([birth.error, birthPopup?.text]).toEqual([text, popup ? text : undefined]);
});

test('a rate-limited signup names the minutes to wait', () => {
  const { error } = stepAfter({ code: 'too_many_requests', fields: {}, data: { minutes: 27 } });
  expect(error).toBe('That’s a lot of tries in a short time. Try again in 27 minutes.');
});
