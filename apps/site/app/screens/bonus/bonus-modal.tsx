import { hoursLeft, timeBonusCode, timeBonusEndsAt } from '@heartwood/domain';
import { actionMessages } from '@heartwood/i18n';
import { BonusPopup, WelcomeBonus, countdownParts } from '@heartwood/ui';
import { useIntl } from 'react-intl';
import { TextsOf } from '../../document/texts-of';
import { percentText } from '../../format/percent-text';
import { useMember } from '../../member/member-store';
import type { ClosablePopup } from '../../notices/closed-notices';
import { offerRows } from '../credits/offer-rows';
import { creditsMessages } from '../credits/messages';
import type { Offer } from '../credits/offers';
import { urls } from '../../urls';
import { useBonus } from '../../bonus/bonus-provider';
import type { WelcomeDiscount } from '../../bonus/bonus-state';
import { useTimeZone } from '../../format/time-zone';
import { useRootData } from '../../visit/root-data';
import { bonusMessages as texts } from './messages';

interface BonusModalProps {
  readonly kind: ClosablePopup;
  /** The welcome discount where it outlasts the time bonus. */
  readonly welcome: WelcomeDiscount | null;
  readonly offers: readonly Offer[];
  readonly onClose: () => void;
}

const mostOffers = 3;

/** Returns the recommended package, then the larger ones; starts with a smaller one if too few are larger. */
function welcomeOffers(offers: readonly Offer[]): readonly Offer[] {
  const tip = offers.findIndex(({ flag }) => flag === 'tip');
  return offers.slice(Math.max(0, Math.min(tip, offers.length - mostOffers))).slice(0, mostOffers);
}

function popupOffer(offers: readonly Offer[]): readonly Offer[] {
  return [offers.find(({ flag }) => flag === 'tip') ?? offers[0]].flatMap((offer) => offer ?? []);
}

/** Returns the welcome bonus's texts: with the hours left if the price rises at their end, else with its end. */
function useWelcomeTexts(welcome: WelcomeDiscount | null) {
  const intl = useIntl();
  const { secondsLeft } = useBonus();
  const timeZone = useTimeZone(useRootData().timeZone);
  const percentage = percentText(intl, welcome?.percentage ?? timeBonusCode.percentage);
  const title = intl.formatMessage(texts.welcome_title, { percentage });
  if (welcome) {
    const date = intl.formatDate(welcome.expires, { timeZone, dateStyle: 'long', timeStyle: 'short' });
    return { title, text: intl.formatMessage(texts.welcome_until, { date }) };
  }
  const hours = hoursLeft(secondsLeft);
  return {
    title,
    text: intl.formatMessage(texts.welcome_text, { hours }),
    hours: {
      count: hours,
      number: intl.formatNumber(hours),
      unit: intl.formatMessage(texts.hours, { count: hours }),
    },
  };
}

function Modal({ kind, welcome, offers, onClose }: BonusModalProps) {
  const intl = useIntl();
  const { secondsLeft } = useBonus();
  const signedUp = useMember()?.signup_date;
  const welcomeTexts = useWelcomeTexts(welcome);
  const shared = {
    action: { href: urls.path('credits'), label: intl.formatMessage(texts.action), onPress: onClose },
    close: intl.formatMessage(actionMessages.close),
    onClose,
  };
  if (kind === 'welcome') {
    return (
      <WelcomeBonus
        {...shared}
        {...welcomeTexts}
        offers={offerRows(intl, welcomeOffers(offers))}
        later={intl.formatMessage(texts.look_around)}
      />
    );
  }
  const [hourDigits, minutes, seconds] = countdownParts(secondsLeft);
  const ends = intl.formatTime(signedUp ? timeBonusEndsAt(signedUp) : undefined, {
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <BonusPopup
      {...shared}
      title={intl.formatMessage(texts.title)}
      text={intl.formatMessage(texts.text, { percentage: percentText(intl, timeBonusCode.percentage) })}
      time={[
        { value: hourDigits, label: intl.formatMessage(creditsMessages.hours) },
        { value: minutes, label: intl.formatMessage(creditsMessages.minutes) },
        { value: seconds, label: intl.formatMessage(creditsMessages.seconds) },
      ]}
      timeLabel={intl.formatMessage(creditsMessages.time_left, { hours: hoursLeft(secondsLeft) })}
      ends={intl.formatMessage(texts.ends, { time: ends })}
      offers={offerRows(intl, popupOffer(offers))}
      later={intl.formatMessage(texts.not_now)}
    />
  );
}

/** The welcome bonus, or the popup of the time bonus. */
export default function BonusModal(props: BonusModalProps) {
  return (
    <TextsOf areas={['bonus', 'credits']}>
      <Modal {...props} />
    </TextsOf>
  );
}
