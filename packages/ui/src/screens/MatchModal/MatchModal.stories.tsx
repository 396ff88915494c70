import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AppFrame } from '../AppFrame/AppFrame';
import { MembersSkeleton } from '../MembersScreen/MembersSkeleton';
import { sampleFrame } from '../sample/sample-frame';
import { portraits, samplePhoto } from '../sample/sample-people';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { MatchModal } from './MatchModal';
import type { MatchModalProps } from './MatchModal';

const meta: Meta = { title: 'Screens/Match', component: MatchModal };
export default meta;

function match(t: StoryTexts): MatchModalProps {
  return {
    kind: 'match',
    title: t('match.match_title', 'It’s a match!'),
    text: t(
      'match.match_text_city',
      'You and {name} from {city} like each other. Say hi while the sparks are flying.',
      {
        name: 'Lena',
        city: 'Köln',
      },
    ),
    own: samplePhoto(portraits.david),
    other: { photo: samplePhoto(portraits.anna), href: '/members/anna', label: 'Lena' },
    write: { href: '/members/anna/chat', label: t('match.write', 'Write to {name}', { name: 'Lena' }) },
    view: { href: '/members/anna', label: t('match.view', 'View {name}’s profile', { name: 'Lena' }) },
    later: t('match.later', 'Keep browsing'),
    close: t('actions.close', 'Close'),
    onClose: () => undefined,
  };
}

const story = (change: (props: MatchModalProps, t: StoryTexts) => MatchModalProps): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <AppFrame {...sampleFrame(t, { place: 'members', credits: 8 })}>
        <MembersSkeleton label={t('actions.loading', 'One moment…')} />
        <MatchModal {...change(match(t), t)} {...args} />
      </AppFrame>
    );
  },
});

export const Match = story((props) => props);
export const NewLike = story((props, t) => ({
  ...props,
  kind: 'like',
  title: t('match.like_title', 'Someone’s got their eye on you', { name: 'Lena' }),
  text: t('match.like_text', '{name} sent you a heart. Curious?', { name: 'Lena' }),
  later: t('match.not_now', 'Not now'),
}));
export const SeveralLikes = story((props, t) => ({
  ...props,
  kind: 'like',
  title: t('match.likes_title', '{count} new likes', { count: 3 }),
  text: t('match.likes_text', 'Several hearts at once. Curious who they’re from?'),
  faces: [portraits.anna, portraits.fenna, portraits.david].map((src) => ({
    id: src,
    photo: samplePhoto(src),
    href: '/likes/m/1',
    label: t('match.view', 'View {name}’s profile', { name: 'Lena' }),
    fictional: src === portraits.fenna ? t('people.fictional', 'Fictional') : undefined,
  })),
  view: { href: '/likes/received', label: t('match.likes_view', 'See who likes you') },
  later: t('match.not_now', 'Not now'),
}));
export const WithoutPhotos = story((props) => ({
  ...props,
  own: undefined,
  other: { href: '/members/anna', label: 'Lena' },
}));
export const FictionalMatch = story((props, t) => ({
  ...props,
  fictional: t('people.fictional', 'Fictional'),
}));

export const ClosesByAPress: StoryObj<{ onClose: () => void }> = {
  args: { onClose: fn() },
  render: ({ onClose }, { loaded }) => <MatchModal {...match(textsOf(loaded))} onClose={onClose} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('heading', { level: 2 }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
};
