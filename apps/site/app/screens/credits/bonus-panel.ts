import { hoursLeft } from '@heartwood/domain';
import { useCountdown } from '@heartwood/ui';
import type { BonusPanelProps } from '@heartwood/ui';
import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { useLatest } from '../../hooks/use-latest';
import { discountTitle } from '../discounts/discount-title';
import type { UsedDiscount } from './credits-data.server';
import { creditsMessages as texts } from './messages';

const countdownSeconds = 86_400;
const longestTimer = 2_147_483;

function note(intl: IntlShape, discount: UsedDiscount): string {
  const { source, percentage, code, expires, secondsLeft } = discount;
  if (!percentage) return intl.formatMessage(texts.extra_note, { code });
  if (expires !== null && secondsLeft !== null && secondsLeft > countdownSeconds) {
    const date = intl.formatDate(expires, { timeZone: 'UTC', day: 'numeric', month: 'long' });
    return intl.formatMessage(texts.bonus_until, { code, date });
  }
  return intl.formatMessage(source === 'campaign' ? texts.campaign_note : texts.bonus_note, { code });
}

function useEnd(secondsLeft: number): void {
  const { revalidate } = useRevalidator();
  const latest = useLatest(revalidate);
  useEffect(() => {
    if (secondsLeft <= 0 || secondsLeft > longestTimer) return undefined;
    const timer = setTimeout(() => latest.current(), (secondsLeft + 1) * 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft, latest]);
}

/** The discount above the packages, with its clock in its last hours; when it ends, the prices load again. */
export function useBonusPanel(discount: UsedDiscount | null): BonusPanelProps | undefined {
  const intl = useIntl();
  const secondsLeft = discount?.secondsLeft ?? 0;
  const [hours, minutes, seconds] = useCountdown(secondsLeft);
  useEnd(secondsLeft);
  if (!discount) return undefined;
  const runs = secondsLeft > 0 && secondsLeft <= countdownSeconds;
  return {
    title: discountTitle(intl, discount),
    note: note(intl, discount),
    time: runs
      ? [
          { value: hours, label: intl.formatMessage(texts.hours) },
          { value: minutes, label: intl.formatMessage(texts.minutes) },
          { value: seconds, label: intl.formatMessage(texts.seconds) },
        ]
      : undefined,
    timeLabel: runs ? intl.formatMessage(texts.time_left, { hours: hoursLeft(secondsLeft) }) : undefined,
  };
}
