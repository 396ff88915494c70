import { BonusCapsule, BonusStrip } from '../../components/BonusStrip/BonusStrip';
import type { AppFrameProps } from '../AppFrame/AppFrame';
import type { StoryTexts } from '../story-texts';

/** The time bonus, in a member page's frame. */
export function sampleBonus(t: StoryTexts): NonNullable<AppFrameProps['bonus']> {
  const clock = {
    digits: '03:41:08',
    label: t('credits.time_left', 'Less than {hours} hours left', {
      hours: 4,
    }),
  };
  const label = t('frame.bonus_time', '{percentage} off your first package', { percentage: '25%' });
  return {
    label,
    strip: (
      <BonusStrip href="/credits" clock={clock}>
        {label}
      </BonusStrip>
    ),
    capsule: (
      <BonusCapsule href="/credits" clock={clock}>
        25%
      </BonusCapsule>
    ),
  };
}
