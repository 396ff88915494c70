import type { Message } from '@heartwood/api-contract';
import type { ThreadMessage } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { giftMessages as texts } from './gift-messages';
import { giftName } from './gift-name';

/** The operations on a conversation's gifts. */
export interface GiftUse {
  /** Action of the forms without script. */
  readonly action: string;
  /** Shows a gift large, and opens it if it wasn't opened. */
  readonly onShow: (message: string) => void;
}

interface ShownWith {
  /** The other member's name as shown on the page. */
  readonly name: string;
  readonly use: GiftUse;
  /** Either person has blocked the other, or the other has left: gifts can't be opened any more. */
  readonly closed: boolean;
}

type Given = Pick<Message, 'id' | 'mine' | 'gift' | 'opened' | 'text'>;

/** Returns a gift as shown in its bubble: wrapped until its receiver opens it. */
export function shownGift(
  intl: IntlShape,
  { id, mine, gift, opened, text }: Given,
  { name, use, closed }: ShownWith,
): ThreadMessage {
  if (!mine && opened === false)
    return {
      kind: 'gift',
      id,
      gift: null,
      name: intl.formatMessage(texts.wrapped),
      note: intl.formatMessage(texts.from, { name }),
      unwrap: closed
        ? undefined
        : {
            label: intl.formatMessage(texts.open),
            action: use.action,
            fields: { intent: 'open', message: id },
            onPress: (event) => {
              event.preventDefault();
              use.onShow(id);
            },
          },
    };
  const called = giftName(intl, gift);
  return {
    kind: 'gift',
    id,
    gift,
    name: called,
    note: intl.formatMessage(mine ? texts.for : texts.from, { name }),
    line: text ?? undefined,
    again: mine
      ? undefined
      : { label: intl.formatMessage(texts.again, { gift: called }), onPress: () => use.onShow(id) },
  };
}
