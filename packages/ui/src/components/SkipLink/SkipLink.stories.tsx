import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyOf } from '../../samples/story-of';
import { SkipLink } from './SkipLink';

const meta: Meta = { title: 'Components/SkipLink', component: SkipLink };
export default meta;

export const Focused: StoryObj = {
  ...storyOf(SkipLink, (t) => ({
    target: 'main',
    children: t('navigation.skip_to_content', 'Skip to content'),
  })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
