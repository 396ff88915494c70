import type { Meta } from '@storybook/react-vite';
import { samplePortrait } from '../../samples/portrait';
import { storyOf } from '../../samples/story-of';
import type { StoryTexts } from '../../screens/story-texts';
import { people } from '../../screens/sample/sample-people';
import { Tag } from '../Tag/Tag';
import { Photo, PhotoCorner } from './Photo';
import type { PhotoProps } from './Photo';

const meta: Meta = {
  title: 'Components/Photo',
  component: Photo,
  decorators: [(Story) => <div style={{ maxWidth: 315 }}>{Story()}</div>],
};
export default meta;

const alt = (t: StoryTexts) =>
  t('profile_view.photo', '{name}, photo {number}', { name: people[0].name, number: 1 });

export const Plain = storyOf<PhotoProps>(Photo, (t) => ({ photo: samplePortrait(0, alt(t)) }));

export const Locked = storyOf<PhotoProps>(Photo, (t) => ({
  photo: samplePortrait(1),
  locked: t('profile_view.locked', 'See it unblurred with premium'),
}));

export const Waiting = storyOf<PhotoProps>(Photo, (t) => ({
  photo: samplePortrait(2),
  waiting: t('actions.loading', 'One moment…'),
}));

export const Square = storyOf<PhotoProps>(Photo, (t) => ({
  photo: samplePortrait(3, alt(t)),
  shape: 'square',
  corners: 'inner',
  children: (
    <PhotoCorner at="bottomLeft">
      <Tag look="filled" tone="secondary">
        {t('signup.photo_current', 'Your photo')}
      </Tag>
    </PhotoCorner>
  ),
}));

export const StillLoading = storyOf<PhotoProps>(Photo, () => ({
  photo: { ...samplePortrait(4), src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' },
}));
