import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppFrame } from '../AppFrame/AppFrame';
import { MembersSkeleton } from '../MembersScreen/MembersSkeleton';
import { sampleOffers } from '../sample/sample-offers';
import { sampleFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { BonusPopup } from './BonusPopup';
import { WelcomeBonus } from './WelcomeBonus';
import type { WelcomeBonusProps } from './WelcomeBonus';

const meta: Meta = { title: 'Screens/Bonus' };
export default meta;

const nothing = () => undefined;
const action = (t: StoryTexts) => ({
  href: '/credits',
  label: t('bonus.action', 'See all packages'),
  onPress: nothing,
});

const framed = (modal: (t: StoryTexts) => JSX.Element): StoryObj => ({
  render: (_args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <AppFrame {...sampleFrame(t, { place: 'members', bonus: true })}>
        <MembersSkeleton label={t('actions.loading', 'One moment…')} />
        {modal(t)}
      </AppFrame>
    );
  },
});

export const StillRunning = framed((t) => (
  <BonusPopup
    title={t('bonus.title', 'Your bonus is still on')}
    text={t(
      'bonus.text',
      '{percentage} off your first package. You pay once, and nothing renews automatically.',
      {
        percentage: '25%',
      },
    )}
    time={[
      { value: '03', label: t('credits.hours', 'hrs') },
      { value: '40', label: t('credits.minutes', 'min') },
      { value: '28', label: t('credits.seconds', 'sec') },
    ]}
    timeLabel={t('credits.time_left', 'Less than {hours} hours left', { hours: 4 })}
    ends={t('bonus.ends', 'ends at {time}', { time: '18:32' })}
    offers={sampleOffers(t).slice(0, 1)}
    action={action(t)}
    later={t('bonus.not_now', 'Not now')}
    close={t('actions.close', 'Close')}
    onClose={nothing}
  />
));

const welcome = (words: (t: StoryTexts) => Pick<WelcomeBonusProps, 'text' | 'hours'>) =>
  framed((t) => (
    <WelcomeBonus
      title={t('bonus.welcome_title', 'Your {percentage} welcome bonus', { percentage: '25%' })}
      {...words(t)}
      offers={sampleOffers(t)}
      action={action(t)}
      later={t('bonus.look_around', 'Look around first')}
      close={t('actions.close', 'Close')}
      onClose={nothing}
    />
  ));

const withHours = (hours: number) =>
  welcome((t) => ({
    text: t(
      'bonus.welcome_text',
      'On your first package, for the next {hours} hours. After that, regular prices apply.',
      { hours },
    ),
    hours: {
      count: hours,
      number: String(hours),
      unit: t('bonus.hours', 'hours', { count: hours }),
    },
  }));

export const Welcome = withHours(4);
export const WelcomeInTheLastHour = withHours(1);
export const WelcomeForDays = welcome((t) => ({
  text: t('bonus.welcome_until', 'On your first package. Valid until {date}.', {
    date: '14 May 2026 at 21:00',
  }),
}));
