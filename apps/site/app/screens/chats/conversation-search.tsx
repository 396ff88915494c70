import type { Message } from '@heartwood/api-contract';
import { actionMessages } from '@heartwood/i18n';
import { ThreadSearch } from '@heartwood/ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLatest } from '../../hooks/use-latest';
import { searchThread } from './chat-calls';
import { chatMessages as texts } from './messages';

const shortest = 2;
const longest = 100;
const pauseMs = 250;

interface ConversationSearchProps {
  readonly conversation: string;
  /** The current hit and the search text; `null` if there is none. */
  readonly onHit: (hit: { readonly message: Message; readonly text: string } | null) => void;
  readonly onClose: () => void;
}

interface Found {
  /** The text that these were found for. */
  readonly text: string;
  /** Newest first. */
  readonly hits: readonly Message[];
  readonly at: number;
  readonly more: boolean;
  readonly failed?: boolean;
}

const nothing: Found = { text: '', hits: [], at: 0, more: false };

/** Searches the open conversation: newest hit first, arrows for older and newer ones. */
export default function ConversationSearch({ conversation, onHit, onClose }: ConversationSearchProps) {
  const intl = useIntl();
  const [value, setValue] = useState('');
  const [found, setFound] = useState(nothing);
  const shown = useRef(found);
  const field = useRef<HTMLInputElement>(null);
  const latest = useLatest(onHit);
  const text = value.trim();
  const searched = text.length >= shortest ? text : '';

  useEffect(() => field.current?.focus(), []);

  useEffect(() => {
    let left = false;
    const show = (next: Found) => {
      if (left) return;
      shown.current = next;
      setFound(next);
      const message = next.hits[next.at];
      latest.current(message ? { message, text: searched } : null);
    };
    if (searched === '') {
      show(nothing);
      return undefined;
    }
    const timer = setTimeout(() => {
      searchThread(conversation, searched)
        .then((page) => {
          const hits = page ? page.messages : [];
          show({ text: searched, hits, at: 0, more: page !== false && page.has_more });
        })
        .catch(() => show({ ...nothing, text: searched, failed: true }));
    }, pauseMs);
    return () => {
      left = true;
      shown.current = nothing;
      clearTimeout(timer);
    };
  }, [conversation, searched, latest]);

  const goTo = (at: number, hits = found.hits, more = found.more) => {
    shown.current = { ...found, hits, more, at };
    setFound(shown.current);
    const message = hits[at];
    if (message) onHit({ message, text: found.text });
  };
  const loadOlder = async () => {
    const page = await searchThread(conversation, found.text, found.hits.at(-1)?.seq).catch(
      () => false as const,
    );
    // Meanwhile another text may be searched, or another hit shown.
    if (page && shown.current === found) goTo(found.at + 1, [...found.hits, ...page.messages], page.has_more);
  };
  const { hits, at, more } = found;
  const isLast = at >= hits.length - 1;
  const onOlder = isLast ? (more ? () => void loadOlder() : undefined) : () => goTo(at + 1);
  const waits = searched !== found.text;

  const count = () => {
    if (searched === '') return '';
    if (found.failed) return intl.formatMessage(texts.find_failed);
    if (hits.length === 0) return intl.formatMessage(texts.find_none, { text: searched });
    return intl.formatMessage(more ? texts.found_more : texts.found, { at: at + 1, count: hits.length });
  };
  return (
    <ThreadSearch
      label={intl.formatMessage(texts.find)}
      placeholder={intl.formatMessage(texts.find_placeholder)}
      value={value}
      maxLength={longest}
      onInput={setValue}
      count={waits ? '' : count()}
      busy={waits ? intl.formatMessage(actionMessages.loading) : undefined}
      older={{ label: intl.formatMessage(texts.find_older), onPress: onOlder }}
      newer={{
        label: intl.formatMessage(texts.find_newer),
        onPress: at > 0 ? () => goTo(at - 1) : undefined,
      }}
      clear={intl.formatMessage(texts.find_clear)}
      close={intl.formatMessage(texts.find_close)}
      onClose={onClose}
      fieldRef={field}
    />
  );
}
