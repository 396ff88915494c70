import type { Meta } from '@storybook/react-vite';
import { ArrowLeft } from 'lucide-react';
import { storyOf } from '../../samples/story-of';
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
