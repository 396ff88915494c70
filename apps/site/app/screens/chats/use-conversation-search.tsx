import { Late, latePart } from '@heartwood/ui';
import type { ChatScreenProps } from '@heartwood/ui';
import { useState } from 'react';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { chatMessages as texts } from './messages';
import { findKeys, useFindKeys } from './use-find-keys';
import type { useThreadView } from './use-thread-view';

const ConversationSearch = latePart(() => import('./conversation-search'));

interface SearchMaterial {
  /** `null` before the first message. */
  readonly conversation: string | null;
  readonly page: RefObject<HTMLElement>;
  readonly scroller: RefObject<HTMLElement>;
  readonly view: Pick<ReturnType<typeof useThreadView>, 'show' | 'toEnd'>;
}

interface ConversationSearching extends Pick<ChatScreenProps['thread'], 'find' | 'search'> {
  /** Opens the search. */
  readonly onFind: () => void;
}

/** Returns the search in the open conversation and the button that opens it; its script is fetched on first use. */
export function useConversationSearch({
  conversation,
  page,
  scroller,
  view,
}: SearchMaterial): ConversationSearching {
  const intl = useIntl();
  const [findingIn, setFindingIn] = useState('');
  const finding = conversation !== null && findingIn === conversation;
  const onFind = () => setFindingIn(conversation ?? '');
  useFindKeys({ scope: page, finding, onFind });
  const stop = () => setFindingIn('');
  const onClose = () => {
    stop();
    view.show(null);
    view.toEnd();
    scroller.current?.focus({ preventScroll: true });
  };
  return {
    onFind,
    find:
      conversation === null
        ? undefined
        : { label: intl.formatMessage(texts.find), shortcut: findKeys, onPress: onFind },
    search: finding ? (
      <Late onFailure={stop}>
        <ConversationSearch conversation={conversation} onHit={view.show} onClose={onClose} />
      </Late>
    ) : undefined,
  };
}
