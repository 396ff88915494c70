import type { Message } from '@heartwood/api-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLatest } from '../../hooks/use-latest';
import { chatMessages as texts } from './messages';

const typingAgainMs = 30_000;

interface Announced {
  readonly name: string;
  readonly typing: boolean;
  /** Number of messages that could not be sent. */
  readonly failed: number;
}

/**
 * Returns the screen reader announcements of an open conversation, and a function to call with a new message.
 * Announces new messages, that someone is typing (at most twice a minute), and that a message was not sent.
 */
export function useAnnouncement({ name, typing, failed }: Announced) {
  const intl = useIntl();
  const [words, setWords] = useState('');
  const typingAt = useRef(-Infinity);
  const failedBefore = useRef(failed);
  const say = useLatest((message: Message) => {
    const kinds = { photo: texts.photo_preview, gift: texts.gift_preview };
    const said = message.type === 'text' ? message.text : intl.formatMessage(kinds[message.type]);
    setWords(`${name}: ${said ?? ''}`);
  });

  useEffect(() => {
    if (!typing || performance.now() - typingAt.current < typingAgainMs) return;
    typingAt.current = performance.now();
    setWords(intl.formatMessage(texts.typing, { name }));
  }, [typing, name, intl]);
  useEffect(() => {
    if (failed > failedBefore.current) setWords(intl.formatMessage(texts.not_sent));
    failedBefore.current = failed;
  }, [failed, intl]);

  return { words, onArrival: useCallback((message: Message) => say.current(message), [say]) };
}
