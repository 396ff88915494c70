import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { fieldProblem } from '../../../forms/form-problem';
import type { FormProblem } from '../../../forms/form-problem';
import { memberStep } from './member-steps';
import { photoField } from './step-parts';

const intl = createIntl({ locale: 'en', onError: () => undefined });

function photoStepAfter(problem: FormProblem) {
  const step = memberStep(
    intl,
    'photo',
    { form: { action: '/complete-signup' }, problem, busy: false },
    {
      values: {},
      places: { countries: [], country: null, regions: [] },
      offered: [],
      email: '',
      sent: false,
      next: { href: '/members', label: 'Go on' },
    },
  );
  return step.kind === 'photo' ? [step.error, step.photo.error] : [];
}

test('every error of the photo step is one that a chosen file clears', () => {
  const missing = fieldProblem({ [photoField]: 'required' });
  const refused = { code: 'photo_invalid', fields: {}, data: {} } as const;
  expect([missing, refused].map(photoStepAfter)).toEqual([
    [undefined, { text: 'Choose a photo first, or skip this step.', cause: missing }],
    [undefined, { text: 'We couldn’t read this photo. Try another one.', cause: refused }],
  ]);
});
