import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppFrame } from '../AppFrame/AppFrame';
import { sampleFrame } from '../sample/sample-frame';
import { sampleMembers } from '../sample/sample-members';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { SignupMatchesScreen } from './SignupMatchesScreen';
import type { SignupMatchesScreenProps } from './SignupMatchesScreen';

const meta: Meta = { title: 'Screens/SignupMatches', component: SignupMatchesScreen };
export default meta;

function screen(t: StoryTexts, count: number): SignupMatchesScreenProps {
  return {
    title: t('signup_matches.title', 'Lovely to have you, {name}. Look who’s here', { name: 'David' }),
    text: t('signup_matches.text', 'We found them for you. A heart is a good start.'),
    waiting: t(
      'signup_matches.waiting',
      'You can write right away. Your messages wait here until you confirm your email, then they’re sent in order.',
    ),
    members: sampleMembers(t, count),
    more: {
      title: t('signup_matches.more', 'And there are many more'),
      text: t('signup_matches.more_text', 'See for yourself: choose an age range, a country and a region.'),
      action: { href: '/members', label: t('signup_matches.all', 'Discover everyone') },
    },
    empty: {
      title: t('signup_matches.empty', 'You’re early, so you’ll stand out'),
      text: t(
        'signup_matches.empty_text',
        'No one near you is quite right yet. Have a look at everyone, in every country.',
      ),
      action: { href: '/members', label: t('signup_matches.all', 'Discover everyone') },
    },
  };
}

function story(change: (t: StoryTexts) => Partial<SignupMatchesScreenProps>, count = 9): StoryObj {
  return {
    render: (args, { loaded }) => {
      const t = textsOf(loaded);
      return (
        <AppFrame {...sampleFrame(t, { unread: 0, likes: 0, quietPremium: true })}>
          <SignupMatchesScreen {...screen(t, count)} {...change(t)} {...args} />
        </AppFrame>
      );
    },
  };
}

export const Unconfirmed = story(() => ({}));
export const Confirmed = story(() => ({ waiting: undefined }));
export const Few = story(() => ({}), 2);
export const Nobody = story(() => ({}), 0);
export const NotLoaded = story(
  (t) => ({
    empty: {
      title: t('signup_matches.failed', 'Your suggestions need a moment'),
      text: t('signup_matches.failed_text', 'We couldn’t load them just now. Your account is fine.'),
      action: { href: '/signup-matches', label: t('actions.retry', 'Try again') },
    },
  }),
  0,
);
