import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppFrame } from '../AppFrame/AppFrame';
import { sampleFrame } from '../sample/sample-frame';
import { sampleMembers } from '../sample/sample-members';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { LikesScreen } from './LikesScreen';
import type { LikesScreenProps } from './LikesScreen';

type Type = 'received' | 'given' | 'matches';

function likes(t: StoryTexts, current: Type, count: number): LikesScreenProps {
  const tab = (type: Type, english: string, waiting?: number) => ({
    href: `/likes/${type}`,
    label: t(`likes.${type}`, english),
    selected: type === current,
    count: waiting,
    countLabel:
      waiting === undefined ? undefined : t('navigation.new_likes', '{count} new likes', { count: waiting }),
  });
  return {
    title: t('likes.title', 'Likes'),
    label: t('likes.lists', 'Lists of likes'),
    tabs: [tab('received', 'Received', 3), tab('given', 'Sent'), tab('matches', 'Matches')],
    members: sampleMembers(t, count).map((member, index) => ({
      ...member,
      tag:
        current === 'received' && index < 3 ? { kind: 'new', label: t('likes.new_like', 'New') } : undefined,
    })),
    empty: {
      title: t(`likes.${current}_empty`, 'No likes yet'),
      text: t(`likes.${current}_empty_text`, 'Show yourself with a photo, so that others can discover you.'),
      action: { href: '/members', label: t('likes.discover', 'Discover members') },
    },
  };
}

const meta: Meta = { title: 'Screens/Likes', component: LikesScreen };
export default meta;

const story = (current: Type, count: number): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <AppFrame {...sampleFrame(t, { place: 'likes', credits: 8 })}>
        <LikesScreen {...likes(t, current, count)} {...args} />
      </AppFrame>
    );
  },
});

export const Received = story('received', 7);
export const Given = story('given', 3);
export const Matches = story('matches', 4);
export const NothingReceived = story('received', 0);
export const NoMatches = story('matches', 0);
