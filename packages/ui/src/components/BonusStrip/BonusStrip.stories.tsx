import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyOf } from '../../samples/story-of';
import type { StoryTexts } from '../../screens/story-texts';
import { BonusCapsule, BonusOver, BonusPanel, BonusStrip } from './BonusStrip';
import type { BonusPanelProps, BonusStripProps, ClockParts } from './BonusStrip';

const meta: Meta = { title: 'Components/BonusStrip', component: BonusStrip };
export default meta;

const clock = (t: StoryTexts): Pick<BonusPanelProps, 'time' | 'timeLabel'> => {
  const time: ClockParts = [
    { value: '03', label: t('credits.hours', 'hrs') },
    { value: '41', label: t('credits.minutes', 'min') },
    { value: '08', label: t('credits.seconds', 'sec') },
  ];
  return {
    time,
    timeLabel: t('credits.time_left', 'Less than {hours} hours left', { hours: 4 }),
  };
};

const offer = (t: StoryTexts) =>
  t('discounts.time_bonus', '{percentage} off your first package', { percentage: '25%' });

const running = (t: StoryTexts): BonusStripProps => ({
  href: '#credits',
  children: offer(t),
  clock: { digits: '03:41:08', label: clock(t).timeLabel ?? '' },
});

export const Running = storyOf(BonusStrip, running);
export const Capsule = storyOf(BonusCapsule, (t) => ({ ...running(t), children: '25%' }));
export const UntilADay = storyOf(BonusStrip, (t) => ({
  href: '#credits',
  children: t('discounts.welcome', '{percentage} welcome discount on your first package', {
    percentage: '25%',
  }),
  ends: t('frame.bonus_until', 'until {time}', { time: 'Sa 21:00' }),
}));
export const Over = storyOf(BonusOver, (t) => ({
  children: t('frame.bonus_over', 'The bonus has ended. Regular prices apply.'),
  dismiss: { label: t('actions.close', 'Close'), onPress: () => undefined },
}));

export const Panel = storyOf(BonusPanel, (t) => ({
  ...clock(t),
  title: offer(t),
  note: t('credits.bonus_note', 'Already applied to the prices below. Valid once. Code: {code}', {
    code: 'TIMEBONUS25',
  }),
}));

/** At 200 % text size the clock wraps below the title. */
export const PanelWithLargeLetters: StoryObj = {
  ...Panel,
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading').offsetWidth).toBeGreaterThan(200);
  },
};
