import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import { FormErrors } from './FormErrors';

const meta: Meta = { title: 'Components/FormErrors', component: FormErrors };
export default meta;

export const Several = storyOf(FormErrors, (t) => ({
  title: t('errors.field.invalid', 'This doesn’t look right'),
  errors: [
    {
      message: t(
        'errors.field.name_equals_email',
        'Your profile name can’t be the same as your email address',
      ),
      fieldId: 'name',
    },
    {
      message: t('errors.field.underage', 'You must be {min_age} or older', { min_age: 18 }),
      fieldId: 'birth',
    },
  ],
}));

export const WholeForm = storyOf(FormErrors, (t) => ({
  title: t('errors.email_not_found', 'Email address not found'),
}));
