import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePortrait } from '../../samples/portrait';
import { storyOf } from '../../samples/story-of';
import type { StoryTexts } from '../../screens/story-texts';
import { longPerson, onlineWord, people } from '../../screens/sample/sample-people';
import { CardGrid } from '../CardGrid/CardGrid';
import { SkeletonCard } from '../Skeleton/Skeleton';
import { ProfileCard } from './ProfileCard';
import type { ProfileCardProps } from './ProfileCard';

const meta: Meta = { title: 'Components/ProfileCard', component: ProfileCard };
export default meta;

const [person] = people;

const plain = (t: StoryTexts): ProfileCardProps => ({
  href: `#${person.id}`,
  name: person.name,
  age: String(person.age),
  city: person.city,
  region: person.region,
  photo: samplePortrait(0),
  photoCount: {
    count: String(person.photos),
    label: t('people.photos', '{count} photos', { count: person.photos }),
  },
  like: {
    liked: false,
    label: t('people.like_name', 'Like {name}', { name: person.name }),
    action: '#like',
    name: 'like',
    value: person.id,
  },
});

const card = (change: (t: StoryTexts, props: ProfileCardProps) => Partial<ProfileCardProps>): StoryObj =>
  storyOf<ProfileCardProps>(ProfileCard, (t) => ({ ...plain(t), ...change(t, plain(t)) }));

export const Plain = card(() => ({}));

export const Liked = card((t, { like }) => ({
  like: like && {
    ...like,
    liked: true,
    label: t('people.unlike_name', 'Unlike {name}', { name: person.name }),
  },
}));

export const Online = card(() => ({ tag: { kind: 'online', label: onlineWord } }));

export const NewHere = card((t) => ({ tag: { kind: 'new', label: t('people.new_member', 'New here') } }));

export const Fictional = card((t) => ({
  tag: { kind: 'fictional', label: t('people.fictional', 'Fictional') },
}));

export const Locked = card((t) => ({ locked: t('profile_view.locked', 'See it unblurred with premium') }));

export const WithoutPhoto = card(() => ({ photo: undefined, photoCount: undefined }));

export const LongWords = card(() => ({ ...longPerson, age: String(longPerson.age) }));

export const Narrow: StoryObj = {
  ...Online,
  decorators: [(Story) => <div style={{ maxWidth: 175 }}>{Story()}</div>],
};

export const List = storyOf(CardGrid, (t) => ({
  lead: true,
  children: Array.from({ length: 8 }, (_, index) => (
    <ProfileCard key={index} {...plain(t)} hero={index === 0} photo={samplePortrait(index)} />
  )),
}));

export const Loading = storyOf(CardGrid, () => ({
  children: Array.from({ length: 4 }, (_, index) => <SkeletonCard key={index} />),
}));
