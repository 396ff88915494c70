import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft } from 'lucide-react';
import { expect } from 'storybook/test';
import { storyOf } from '../../samples/story-of';
import { Text } from '../Text/Text';
import { Link } from './Link';

const meta: Meta = { title: 'Components/Link', component: Link };
export default meta;

export const Inline = storyOf(Link, (t) => ({ href: '#terms', children: t('footer.terms', 'Terms') }));

export const Quiet = storyOf(Link, (t) => ({
  href: '#privacy',
  look: 'quiet' as const,
  children: t('footer.privacy', 'Privacy'),
}));

export const Standalone = storyOf(Link, (t) => ({
  href: '#back',
  look: 'standalone' as const,
  children: (
    <>
      <ArrowLeft />
      {t('profile_view.back', 'Back to the search')}
    </>
  ),
}));

export const InSmallPrint: StoryObj = {
  ...storyOf(Text, (t) => ({
    type: 'meta' as const,
    children: t.rich(
      'signup.terms',
      'By signing up you accept the <terms>terms</terms>. How we handle your data: <privacy>privacy policy</privacy>. No subscription.',
      {
        terms: (inside) => (
          <Link key="terms" href="#terms">
            {inside}
          </Link>
        ),
        privacy: (inside) => (
          <Link key="privacy" href="#privacy">
            {inside}
          </Link>
        ),
      },
    ),
  })),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
      await expect(link.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    }
  },
};
