import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import type { StoryTexts } from '../../screens/story-texts';
import { longPerson } from '../../screens/sample/sample-people';
import { SelectField } from './SelectField';

const meta: Meta = { title: 'Components/SelectField', component: SelectField };
export default meta;

const region = (t: StoryTexts) => ({
  label: t('profile.region.label', 'Region'),
  placeholder: t('signup.choose', 'Choose'),
  options: [{ value: 'mv', label: longPerson.region }],
});

export const Empty = storyOf(SelectField, region);

export const Chosen = storyOf(SelectField, (t) => ({ ...region(t), defaultValue: 'mv' }));

export const Wrong = storyOf(SelectField, (t) => ({
  ...region(t),
  error: t('errors.field.not_in_list', 'Please choose one of the options'),
}));

export const Disabled = storyOf(SelectField, (t) => ({
  ...region(t),
  disabled: true,
  hint: t('lander.map_choose', 'Choose your region'),
}));
