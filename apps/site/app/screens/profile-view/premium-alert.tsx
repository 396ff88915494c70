import { actionMessages } from '@heartwood/i18n';
import { PremiumAlert as Alert } from '@heartwood/ui';
import { useIntl } from 'react-intl';
import { TextsOf } from '../../document/texts-of';
import { moneyText } from '../../format/money-text';
import type { Price } from '../credits/lowest-price';
import { premiumMessages } from '../premium/messages';
import type { LockedPhotos } from './locked-photos';
import { profileViewMessages as texts } from './messages';

interface PremiumAlertProps {
  readonly photos: LockedPhotos;
  /** Not given while it is loading, and `null` where it could not be loaded. */
  readonly price: Price | null | undefined;
  /** Address of the premium overview. */
  readonly href: string;
  readonly onClose: () => void;
}

function AlertOf({ photos, price, href, onClose }: PremiumAlertProps) {
  const intl = useIntl();
  const { name, privateCount, freeConversations } = photos;
  const text = privateCount > 0 ? texts.premium_text : texts.premium_text_clear;
  return (
    <Alert
      title={intl.formatMessage(texts.premium_title)}
      text={intl.formatMessage(text, { name })}
      free={{
        title: intl.formatMessage(premiumMessages.free_title),
        text: intl.formatMessage(premiumMessages.free_text, { count: freeConversations }),
      }}
      premium={{
        title: intl.formatMessage(premiumMessages.with_title),
        items: [
          { kind: 'photos', text: intl.formatMessage(premiumMessages.photos_title) },
          { kind: 'other', text: intl.formatMessage(premiumMessages.private_title) },
          { kind: 'messages', text: intl.formatMessage(premiumMessages.conversations_title) },
        ],
      }}
      price={
        price
          ? intl.formatMessage(premiumMessages.packages_from, { price: moneyText(intl, price) })
          : undefined
      }
      busy={price === undefined ? intl.formatMessage(actionMessages.loading) : undefined}
      fine={intl.formatMessage(premiumMessages.fine)}
      action={{ href, label: intl.formatMessage(texts.premium_get) }}
      later={intl.formatMessage(texts.premium_later)}
      onClose={onClose}
    />
  );
}

/** What premium has, what stays free, and from which price. */
export default function PremiumAlert(props: PremiumAlertProps) {
  return (
    <TextsOf areas={['premium', 'profile_view']}>
      <AlertOf {...props} />
    </TextsOf>
  );
}
