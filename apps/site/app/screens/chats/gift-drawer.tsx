import { actionMessages } from '@heartwood/i18n';
import { GiftDrawer } from '@heartwood/ui';
import type { GiftChoice } from '@heartwood/ui';
import type { Gift } from '@heartwood/api-contract';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { moneyText } from '../../format/money-text';
import { noAnswer, problemText } from '../../forms/form-problem';
import { giftMessages as texts } from './gift-messages';
import { largestAffordable } from './affordable-gift';
import { giftName } from './gift-name';
import { chatMessages } from './messages';
import { boldWords } from './bold-words';

interface GiftDrawerPartProps {
  readonly look: 'sheet' | 'pane';
  /** Whom it is for. */
  readonly name: string;
  readonly credits: number;
  readonly maximumLength: number;
  /** The gift selected when it opens. */
  readonly gift: string | null;
  /** Returns the address where credits are bought for a gift. */
  readonly creditsHref: (gift: string) => string;
  readonly onGive: (gift: string, line: string) => void;
  readonly onClose: () => void;
}

type Loaded = { readonly gifts: readonly Gift[] } | 'failed' | undefined;

function choiceOf(
  intl: IntlShape,
  { id, credits: cost, price, currency }: Gift,
  { credits, smaller }: { readonly credits: number; readonly smaller: string | null },
): GiftChoice {
  const money = price === null ? [] : [moneyText(intl, { amount: price, currency })];
  const short = cost > credits;
  return {
    id,
    name: giftName(intl, id),
    price: [intl.formatNumber(cost), ...money].join(' · '),
    total: [intl.formatMessage(texts.total, { count: cost }), ...money].join(' · '),
    after: short
      ? intl.formatMessage(chatMessages.balance, { ...boldWords, count: credits })
      : intl.formatMessage(texts.after, { count: credits - cost }),
    missing: short ? intl.formatMessage(texts.missing, { count: cost - credits }) : undefined,
    smaller:
      short && smaller !== null
        ? { gift: smaller, label: intl.formatMessage(texts.smaller, { gift: giftName(intl, smaller) }) }
        : undefined,
  };
}

function useGiftsOfBrand(): { readonly loaded: Loaded; readonly reload: () => void } {
  const [loaded, setLoaded] = useState<Loaded>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let left = false;
    setLoaded(undefined);
    import('./chat-calls')
      .then(({ loadGifts }) => loadGifts())
      .then((answer) => {
        if (!left) setLoaded(answer || 'failed');
      })
      .catch(() => {
        if (!left) setLoaded('failed');
      });
    return () => {
      left = true;
    };
  }, [round]);
  return { loaded, reload: () => setRound((last) => last + 1) };
}

/** The brand's gifts to choose from, loaded when opened. */
export default function GiftDrawerPart({
  look,
  name,
  credits,
  maximumLength,
  gift,
  creditsHref,
  onGive,
  onClose,
}: GiftDrawerPartProps) {
  const intl = useIntl();
  const { loaded, reload } = useGiftsOfBrand();
  const gifts = loaded === undefined || loaded === 'failed' ? [] : loaded.gifts;
  const smaller = largestAffordable(gifts, credits);
  return (
    <GiftDrawer
      look={look}
      title={intl.formatMessage(texts.for, { name })}
      balance={intl.formatMessage(chatMessages.balance_short, { ...boldWords, count: credits })}
      close={intl.formatMessage(actionMessages.close)}
      onClose={onClose}
      legend={intl.formatMessage(texts.legend)}
      gifts={gifts.map((each) => choiceOf(intl, each, { credits, smaller }))}
      defaultGift={gift ?? undefined}
      busy={loaded === undefined ? intl.formatMessage(actionMessages.loading) : undefined}
      failure={
        loaded === 'failed'
          ? {
              text: problemText(intl, noAnswer),
              retry: { label: intl.formatMessage(actionMessages.retry), onPress: reload },
            }
          : undefined
      }
      hint={intl.formatMessage(texts.hint)}
      line={{ label: intl.formatMessage(texts.line), maxLength: maximumLength }}
      give={intl.formatMessage(texts.give)}
      topUp={{ hrefFor: creditsHref, label: intl.formatMessage(chatMessages.top_up) }}
      onGive={onGive}
    />
  );
}
