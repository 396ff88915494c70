import type { Message } from '@heartwood/api-contract';
import { checkMessageText } from '@heartwood/domain';
import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import type { FormProblem } from '../../forms/form-problem';
import type { SentAnswer } from './outbox-runner';
import { write } from './composer-field';
import { useLatest } from '../../hooks/use-latest';
import { outboxOf } from './use-outbox';

/** Whom a composer writes to, and its callbacks. */
export interface ComposerUse {
  readonly member: string;
  readonly profile: string;
  readonly newest: number;
  readonly messages: readonly Message[];
  readonly maximumLength: number;
  /** Scrolls to the end of the conversation. */
  readonly toEnd: () => void;
  /** Called with the text as it is typed. */
  readonly onTyped: (text: string) => void;
  readonly onSent: (profile: string, answer: SentAnswer) => void;
  /** The server's rejection of a form submitted without script. */
  readonly refused: { readonly problem: FormProblem; readonly text: string } | null;
}

function finePointer(): boolean {
  return window.matchMedia('(pointer: fine)').matches;
}

/**
 * Makes the composer's form send through the outbox: the text is stored while typing, the message shows at
 * once, and what could not be sent returns to the field.
 */
export function useComposer(use: ComposerUse) {
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const justSent = useRef(false);
  const { member, profile, messages } = use;
  const latest = useLatest(use);

  useEffect(() => {
    const outbox = outboxOf(member, profile);
    const field = fieldRef.current;
    const { refused } = latest.current;
    if (refused) {
      outbox.draft = refused.text;
      outbox.show(refused.problem);
    } else if (field?.value && !outbox.draft) outbox.draft = field.value;
    else write(field, outbox.draft);
    if (finePointer() && !document.activeElement?.matches('textarea, input, select')) {
      field?.focus({ preventScroll: true });
    }
    const stopSent = outbox.onSent((answer) => latest.current.onSent(profile, answer));
    const stopReturned = outbox.onReturned((text) => write(fieldRef.current, text));
    outbox.resume(latest.current.newest);
    return () => {
      stopSent();
      stopReturned();
    };
  }, [member, profile, latest]);

  useEffect(() => outboxOf(member, profile).acknowledge(messages), [member, profile, messages]);

  return {
    fieldRef,
    onInput: (event: FormEvent<HTMLTextAreaElement>) => {
      const outbox = outboxOf(member, profile);
      justSent.current = false;
      outbox.draft = event.currentTarget.value;
      use.onTyped(outbox.draft);
      const code = outbox.state.problem?.code;
      if (code === 'message_too_long' || code === 'message_empty') outbox.show(null);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const outbox = outboxOf(member, profile);
      const field = fieldRef.current;
      const text = field?.value ?? '';
      // The second click of a double click is no error.
      if (text === '' && justSent.current) return;
      const checked = checkMessageText(text, use.maximumLength);
      if (!checked.ok) {
        outbox.show({ code: checked.code, fields: {}, data: { max: use.maximumLength } });
        return;
      }
      outbox.add(text);
      write(field, '');
      justSent.current = true;
      field?.focus({ preventScroll: true });
      use.toEnd();
    },
    /** Fills an empty field with editable text; keeps a draft. */
    fill: (words: string) => {
      const field = fieldRef.current;
      if (field?.value.trim() === '') write(field, words);
      // The open part restores the focus when it closes, unless the focus has moved by then.
      requestAnimationFrame(() => field?.focus({ preventScroll: true }));
    },
    onRetry: (key: string) => outboxOf(member, profile).retry([key]),
    /** Returns a function that restores the message. */
    onDiscard: (key: string): (() => void) => {
      const undo = outboxOf(member, profile).discard(key);
      if (finePointer()) fieldRef.current?.focus({ preventScroll: true });
      return undo;
    },
  };
}
