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
    text: t('signup_matches.text', 'These people could fit you. A heart is a good beginning.'),
    waiting: t('signup_matches.waiting', 'What you write waits until you confirm your email.'),
    members: sampleMembers(t, count),
    more: {
      title: t('signup_matches.more', 'There are many more to meet'),
      text: t('signup_matches.more_text', 'Look around, choose the age and the region.'),
      action: { href: '/members', label: t('signup_matches.all', 'Discover everyone') },
    },
    empty: {
      title: t('signup_matches.empty', 'You are early'),
      text: t('signup_matches.empty_text', 'No one fits yet. Look in all countries.'),
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
      title: t('signup_matches.failed', 'They are still getting ready'),
      text: t('signup_matches.failed_text', 'We could not fetch them just now.'),
      action: { href: '/signup-matches', label: t('actions.retry', 'Try again') },
    },
  }),
  0,
);
