import { hoursLeft, timeBonusCode } from '@heartwood/domain';
import type { RouteName } from '@heartwood/domain';
import { actionMessages } from '@heartwood/i18n';
import { BonusCapsule, BonusOver, BonusStrip, countdownParts } from '@heartwood/ui';
import type { AppFrameProps, RunningClock } from '@heartwood/ui';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { percentText } from '../../format/percent-text';
import { useTimeZone } from '../../format/time-zone';
import { frameMessages as texts } from './messages';
import type { PageInside } from './use-page';
import type { Member } from '../../member/member';
import { urls } from '../../urls';
import { useRootData } from '../../visit/root-data';
import { useBonus } from '../../bonus/bonus-provider';
import { clockSeconds, runningWelcome } from '../../bonus/bonus-state';
import type { WelcomeDiscount } from '../../bonus/bonus-state';

/** Pages that show the discount themselves, or are about paying or leaving. */
const without: readonly string[] = [
  'credits',
  'credits-id-paymentmethod',
  'credits-repeat-order',
  'directdebit',
  'premium',
  'transactions-id',
  'settings',
] satisfies readonly RouteName[];

function clockOf(intl: IntlShape, seconds: number): RunningClock {
  return {
    digits: countdownParts(seconds).join(':'),
    label: intl.formatMessage(texts.bonus_left, { hours: hoursLeft(seconds) }),
  };
}

/** The end of the welcome discount: a weekday and the time of day. */
function Until({ expires }: { readonly expires: string }) {
  const intl = useIntl();
  const { timeZone: given } = useRootData();
  const timeZone = useTimeZone(given);
  const time = intl.formatDate(expires, { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit' });
  return <>{intl.formatMessage(texts.bonus_until, { time })}</>;
}

/** Returns a short text of the offer. */
function offerText(intl: IntlShape, welcome: WelcomeDiscount | null): string {
  const [text, percentage] = welcome
    ? [texts.bonus_welcome, welcome.percentage]
    : [texts.bonus_time, timeBonusCode.percentage];
  return intl.formatMessage(text, { percentage: percentText(intl, percentage) });
}

function Strip({ member, path }: { readonly member: Member; readonly path: string }) {
  const intl = useIntl();
  const { bonus } = useRootData();
  const { secondsLeft } = useBonus();
  const welcome = runningWelcome(member, bonus);
  const href = urls.path('credits');
  const [left, setLeft] = useState<string | null>(null);
  if (welcome) {
    return (
      <BonusStrip href={href} ends={<Until expires={welcome.expires} />}>
        {offerText(intl, welcome)}
      </BonusStrip>
    );
  }
  if (secondsLeft > 0) {
    return (
      <BonusStrip href={href} clock={clockOf(intl, secondsLeft)}>
        {offerText(intl, null)}
      </BonusStrip>
    );
  }
  if (member.paid_user || left === path) return null;
  return (
    <BonusOver dismiss={{ label: intl.formatMessage(actionMessages.close), onPress: () => setLeft(path) }}>
      {intl.formatMessage(texts.bonus_over)}
    </BonusOver>
  );
}

function useOutOfView(element: RefObject<HTMLElement>): boolean {
  const [outOfView, setOutOfView] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const watch = new IntersectionObserver(([entry]) => setOutOfView(entry?.isIntersecting === false));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return outOfView;
}

function Capsule({ strip }: { readonly strip: RefObject<HTMLElement> }) {
  const intl = useIntl();
  const { secondsLeft } = useBonus();
  const shown = useOutOfView(strip) && secondsLeft > 0;
  if (!shown) return null;
  return (
    <BonusCapsule href={urls.path('credits')} clock={clockOf(intl, secondsLeft)}>
      {percentText(intl, timeBonusCode.percentage)}
    </BonusCapsule>
  );
}

/**
 * Returns the frame's first-purchase discount on a member's page: with a clock if the price rises at its
 * zero, else with its end. It is chosen per page view, so that nothing shifts while reading; at zero a quiet
 * line replaces it.
 */
export function useFrameBonus(member: Member, { id, address }: PageInside): AppFrameProps['bonus'] {
  const intl = useIntl();
  const { bonus } = useRootData();
  const strip = useRef<HTMLDivElement>(null);
  const [path = ''] = address.split('?');
  const { secondsLeft } = useBonus();
  const counts = secondsLeft > 0 || runningWelcome(member, bonus) !== null;
  const [opened, setOpened] = useState({ path, counts });
  if (opened.path !== path) setOpened({ path, counts });
  const fits = opened.path === path ? opened.counts : counts;
  if (!fits || member.paid_user || without.includes(id)) return undefined;
  return {
    label: offerText(intl, runningWelcome(member, bonus)),
    strip: (
      <div ref={strip}>
        <Strip member={member} path={path} />
      </div>
    ),
    capsule: clockSeconds(member, bonus) > 0 ? <Capsule strip={strip} /> : undefined,
  };
}
