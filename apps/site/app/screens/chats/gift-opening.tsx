import type { ChatThread, Message } from '@heartwood/api-contract';
import { actionMessages } from '@heartwood/i18n';
import { GiftOpening } from '@heartwood/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLatest } from '../../hooks/use-latest';
import { giftMessages as texts } from './gift-messages';
import { giftName } from './gift-name';
import { chatMessages } from './messages';

interface GiftOpeningPartProps {
  /** The gifts to show, in order. */
  readonly gifts: readonly [Message, ...Message[]];
  readonly giver: ChatThread['profile'];
  /** The giver's name as shown on the page. */
  readonly name: string;
  /** Called with each gift that is shown for the first time. */
  readonly onOpened: (message: string) => void;
  /** Called with the text of a thank-you. */
  readonly onThank: (words: string) => void;
  readonly onClose: () => void;
}

/** Gifts of a conversation, large and one at a time; those opened before are not animated. */
export default function GiftOpeningPart({
  gifts,
  giver,
  name,
  onOpened,
  onThank,
  onClose,
}: GiftOpeningPartProps) {
  const intl = useIntl();
  const [index, setIndex] = useState(0);
  const { id, gift, text, opened } = gifts[index] ?? gifts[0];
  const isNew = opened === false;
  const hasMore = index + 1 < gifts.length;
  const report = useLatest(onOpened);
  useEffect(() => {
    if (isNew) report.current(id);
  }, [id, isNew, report]);

  const called = giftName(intl, gift);
  const image = giver.main_image;
  return (
    <GiftOpening
      id={id}
      gift={gift ?? ''}
      name={called}
      giver={{
        title: intl.formatMessage(texts.giver, { name }),
        photo: image?.thumb_filename,
        ground: image?.tone,
      }}
      fictional={giver.fictional ? intl.formatMessage(chatMessages.fictional) : undefined}
      line={text ?? undefined}
      count={
        gifts.length > 1
          ? intl.formatMessage(texts.count, { index: index + 1, count: gifts.length })
          : undefined
      }
      still={!isNew}
      thank={{
        label: intl.formatMessage(texts.thank),
        onPress: () => onThank(intl.formatMessage(texts.thanks, { gift: called })),
      }}
      leave={
        hasMore
          ? { label: intl.formatMessage(texts.next), onPress: () => setIndex(index + 1) }
          : { label: intl.formatMessage(texts.leave), onPress: onClose }
      }
      close={intl.formatMessage(actionMessages.close)}
      onClose={onClose}
    />
  );
}
