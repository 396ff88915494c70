import { useCallback, useEffect, useRef, useState } from 'react';
import { useLiveEvent } from '../../member/live/live';

const signalEveryMs = 4_000;
const shownMs = 6_000;
const nobody: ReadonlySet<string> = new Set();

/** Returns the conversations in which the other person is typing, while this page is visible. */
export function useTyping(): ReadonlySet<string> {
  const [typing, setTyping] = useState(nobody);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const end = useCallback((conversation: string) => {
    clearTimeout(timers.current.get(conversation));
    timers.current.delete(conversation);
    setTyping((before) =>
      before.has(conversation) ? new Set([...before].filter((other) => other !== conversation)) : before,
    );
  }, []);
  useEffect(() => {
    const running = timers.current;
    const endAll = () => {
      if (document.visibilityState === 'hidden') [...running.keys()].forEach(end);
    };
    document.addEventListener('visibilitychange', endAll);
    return () => {
      document.removeEventListener('visibilitychange', endAll);
      running.forEach(clearTimeout);
    };
  }, [end]);

  useLiveEvent('typing', ({ conversation }) => {
    if (document.visibilityState !== 'visible') return;
    clearTimeout(timers.current.get(conversation));
    timers.current.set(
      conversation,
      setTimeout(() => end(conversation), shownMs),
    );
    setTyping((before) => (before.has(conversation) ? before : new Set(before).add(conversation)));
  });
  useLiveEvent('message', ({ conversation, message }) => {
    if (!message.mine) end(conversation);
  });
  return typing;
}

/**
 * Returns a function to call with the composer's text while typing; it notifies the other person, throttled.
 */
export function useTypingSignal(conversation: string | null): (text: string) => void {
  const signalled = useRef({ conversation, at: -Infinity });
  return (text) => {
    const now = performance.now();
    const before = signalled.current.conversation === conversation ? signalled.current.at : -Infinity;
    if (conversation === null || text.trim() === '' || now - before < signalEveryMs) return;
    signalled.current = { conversation, at: now };
    void import('./chat-calls').then(({ signalTyping }) => signalTyping(conversation)).catch(() => undefined);
  };
}
