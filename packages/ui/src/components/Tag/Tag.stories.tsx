import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import type { StoryTexts } from '../../screens/story-texts';
import { onlineWord } from '../../screens/sample/sample-people';
import { Inline } from '../Inline/Inline';
import type { InlineProps } from '../Inline/Inline';
import { FictionalIcon, fictionalPictures } from './FictionalIcon';
import { FictionalTag, PresenceTag, Tag } from './Tag';

const meta: Meta = { title: 'Components/Tag', component: Tag };
export default meta;

const premium = (t: StoryTexts) => t('premium.page_title', 'Premium');

export const Plain = storyOf(Tag, (t) => ({ children: premium(t) }));

export const Soft = storyOf(Tag, (t) => ({ tone: 'primary' as const, children: premium(t) }));

export const Secondary = storyOf(Tag, (t) => ({
  look: 'filled' as const,
  tone: 'secondary' as const,
  children: t('people.new_member', 'New here'),
}));

export const Success = storyOf(Tag, (t) => ({
  tone: 'success' as const,
  children: t('likes.match', 'Match'),
}));

export const Warning = storyOf(Tag, (t) => ({
  tone: 'warn' as const,
  children: t('transactions.status_pending', 'Pending'),
}));

export const Danger = storyOf(Tag, (t) => ({
  tone: 'danger' as const,
  children: t('transactions.status_failed', 'Failed'),
}));

export const EveryFictionalIcon = storyOf<InlineProps>(Inline, (t) => ({
  children: Object.keys(fictionalPictures).map((icon) => (
    <Tag key={icon} look="glass" icon={<FictionalIcon icon={icon} />}>
      {t('people.fictional', 'Fictional')}
    </Tag>
  )),
}));

export const OnPhotos = storyOf<InlineProps>(Inline, (t) => ({
  children: (
    <>
      <FictionalTag>{t('people.fictional', 'Fictional')}</FictionalTag>
      <PresenceTag>{onlineWord}</PresenceTag>
    </>
  ),
}));
