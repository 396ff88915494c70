import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crown, Eye } from 'lucide-react';
import { expect } from 'storybook/test';
import { storyOf } from '../../samples/story-of';
import type { StoryTexts } from '../../screens/story-texts';
import { Button, ButtonLink } from './Button';
import type { ButtonProps } from './Button';

const meta: Meta = { title: 'Components/Button', component: Button };
export default meta;

const button = (props: ButtonProps, words: (t: StoryTexts) => ButtonProps) =>
  storyOf(Button, (t) => ({ ...props, ...words(t) }));

const save = (t: StoryTexts) => ({ children: t('actions.save', 'Save') });

const saving = (t: StoryTexts) => ({ ...save(t), busy: t('terms.accepting', 'Saving') });

export const Filled = button({}, save);

export const Outlined = button({ look: 'outlined', icon: <Eye /> }, (t) => ({
  children: t('members.apply', 'Show members'),
}));

export const Soft = button({ look: 'soft' }, (t) => ({ children: t('actions.cancel', 'Cancel') }));

export const SoftPrimary = button({ look: 'soft', tone: 'primary', icon: <Crown /> }, (t) => ({
  children: t('navigation.get_premium', 'Get premium'),
}));

export const TextOnly = button({ look: 'text' }, (t) => ({ children: t('actions.skip', 'Skip') }));

export const Danger = button({ tone: 'danger' }, (t) => ({ children: t('actions.delete', 'Delete') }));

export const OutlinedDanger = button({ look: 'outlined', tone: 'danger' }, (t) => ({
  children: t('actions.delete', 'Delete'),
}));

export const Large = button({ size: 'large', full: true }, (t) => ({
  children: t('members.join_action', 'Join free'),
}));

export const Small = button({ size: 'small' }, (t) => ({ children: t('actions.edit', 'Edit') }));

export const Busy = button({ icon: <Crown /> }, saving);

export const BusyWithoutIcon = button({}, saving);

export const Disabled = button({ disabled: true }, save);

export const DisabledWithReason = button({}, (t) => ({
  children: t('actions.continue', 'Continue'),
  disabled: t('errors.field.required', 'Please fill this in'),
}));

export const AsLink = storyOf(ButtonLink, (t) => ({
  href: '#discover',
  icon: <Eye />,
  children: t('chat.empty_action', 'Discover members'),
}));

export const LongWords = button({}, (t) => ({
  children: t(
    'members.empty_text',
    'Loosen your filters a little: a wider age range or a bigger area often does the trick.',
  ),
}));

export const Focused: StoryObj = {
  ...Filled,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
