import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import type { StoryTexts } from '../../screens/story-texts';
import { RadioGroup } from './RadioGroup';
import type { RadioGroupProps } from './RadioGroup';

const meta: Meta = { title: 'Components/RadioGroup', component: RadioGroup };
export default meta;

const wish = (t: StoryTexts): RadioGroupProps => ({
  label: t('profile.reason_for_signup.label', 'Looking for'),
  name: 'reason',
  options: [
    {
      value: 'chat',
      label: t('profile.reason_for_signup.chat', 'Good conversation'),
      description: t('landing.conversations_text', 'A few messages each, to see if it clicks.'),
    },
    { value: 'relationship', label: t('profile.reason_for_signup.relationship', 'A relationship') },
    {
      value: 'undecided',
      label: t('profile.reason_for_signup.undecided', 'Let’s see what happens'),
      disabled: true,
    },
  ],
});

const group = (change: (t: StoryTexts) => Partial<RadioGroupProps>): StoryObj =>
  storyOf<RadioGroupProps>(RadioGroup, (t) => ({ ...wish(t), ...change(t) }));

export const List = group(() => ({ defaultValue: 'chat' }));

export const Chips = group(() => ({ defaultValue: 'chat', look: 'chips' }));

export const Wrong = group((t) => ({
  error: t('errors.field.not_in_list', 'Please choose one of the options'),
}));
