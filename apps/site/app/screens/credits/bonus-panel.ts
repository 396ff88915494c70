import { hoursLeft } from '@heartwood/domain';
import { countdownParts } from '@heartwood/ui';
import type { BonusPanelProps } from '@heartwood/ui';
import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { useBonus } from '../../bonus/bonus-provider';
import { priceRises, runningWelcome } from '../../bonus/bonus-state';
import { useTimeZone } from '../../format/time-zone';
import { useLatest } from '../../hooks/use-latest';
import { useMember } from '../../member/member-store';
import { useRootData } from '../../visit/root-data';
import { discountTitle } from '../discounts/discount-title';
import type { UsedDiscount } from './credits-data.server';
import { creditsMessages as texts } from './messages';

const longestTimer = 2_147_483;

function note(
  intl: IntlShape,
  discount: UsedDiscount,
  { ends, timeZone }: { ends: string | null; timeZone: string },
): string {
  const { source, percentage, code } = discount;
  if (!percentage) return intl.formatMessage(texts.extra_note, { code });
  if (ends !== null) {
    const date = intl.formatDate(ends, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
    return intl.formatMessage(texts.bonus_until, { code, date });
  }
  return intl.formatMessage(source === 'campaign' ? texts.campaign_note : texts.bonus_note, { code });
}

/** Reloads the prices when the discount ends. */
function useEnd(secondsLeft: number): void {
  const { revalidate } = useRevalidator();
  const latest = useLatest(revalidate);
  useEffect(() => {
    if (secondsLeft <= 0 || secondsLeft > longestTimer) return undefined;
    const timer = setTimeout(() => latest.current(), (secondsLeft + 1) * 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft, latest]);
}

/**
 * Returns the discount above the packages: with the page's countdown if prices rise at its zero, else with
 * its end.
 */
export function useBonusPanel(discount: UsedDiscount | null): BonusPanelProps | undefined {
  const intl = useIntl();
  const { timeZone: given, bonus } = useRootData();
  const member = useMember();
  const timeZone = useTimeZone(given);
  const { secondsLeft } = useBonus();
  useEnd(discount?.secondsLeft ?? 0);
  if (!discount) return undefined;
  const ends = priceRises(discount, runningWelcome(member, bonus));
  const panel = { title: discountTitle(intl, discount), note: note(intl, discount, { ends, timeZone }) };
  if (discount.source !== 'time_bonus' || secondsLeft <= 0) return panel;
  const [hours, minutes, seconds] = countdownParts(secondsLeft);
  return {
    ...panel,
    time: [
      { value: hours, label: intl.formatMessage(texts.hours) },
      { value: minutes, label: intl.formatMessage(texts.minutes) },
      { value: seconds, label: intl.formatMessage(texts.seconds) },
    ],
    timeLabel: intl.formatMessage(texts.time_left, { hours: hoursLeft(secondsLeft) }),
  };
}
