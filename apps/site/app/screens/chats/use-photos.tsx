import { IconButton, Late } from '@heartwood/ui';
import { ImagePlus } from 'lucide-react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { noAnswer, problemText } from '../../forms/form-problem';
import { useLatest } from '../../hooks/use-latest';
import { useLiveEvent } from '../../member/live/live';
import { useOverlayTurn } from '../../overlays/overlay-turn';
import { addToast } from '../../overlays/toasts';
import { urls } from '../../urls';
import { composerParts } from './composer-parts';
import type { SentAnswer } from './outbox-runner';
import { photoMessages as texts } from './photo-messages';
import { noPhotos, PhotoOutbox } from './photo-outbox';
import type { OutgoingPhoto } from './photo-outbox';
import type { PhotoUse } from './shown-photo';
import { withMessage } from './thread-state';
import type { ThreadState } from './thread-state';
import { newKey } from './use-outbox';
import { usePart } from './use-part';

const outboxes = new Map<string, PhotoOutbox>();

function outboxOf(member: string, profile: string): PhotoOutbox {
  const name = `${member} ${profile}`;
  const known = outboxes.get(name);
  if (known) return known;
  const outbox = new PhotoOutbox({
    send: async (file, sending) => {
      try {
        const { sendPhoto } = await import('./photo-calls');
        return await sendPhoto(profile, file, sending);
      } catch {
        return { ok: false, problem: noAnswer };
      }
    },
    newKey,
    now: () => new Date(),
    addressOf: (file) => URL.createObjectURL(file),
    release: (address) => URL.revokeObjectURL(address),
  });
  outboxes.set(name, outbox);
  return outbox;
}

interface PhotosUse {
  readonly thread: ThreadState;
  readonly change: (profile: string, next: (state: ThreadState) => ThreadState) => void;
  readonly member: { readonly id: string; readonly credits: number };
  /** The other member's name as shown on the page. */
  readonly name: string;
  /** Price of a photo in money. */
  readonly price: { readonly amount: number; readonly currency: string } | null;
  readonly address: string;
  readonly onSent: (profile: string, answer: SentAnswer) => void;
  /** Called when a photo is being sent. */
  readonly onLeaving: () => void;
}

/** Answers photos, one at a time, and shows the photo as the API then returns it. */
function useAnswers({ thread, change }: Pick<PhotosUse, 'thread' | 'change'>) {
  const intl = useIntl();
  const [answering, setAnswering] = useState<string | null>(null);
  const answer = async (id: string, accepted: boolean) => {
    const { conversation, profile, messages } = thread;
    const seq = messages.find((message) => message.id === id)?.seq;
    if (conversation === null || seq === undefined || answering !== null) return;
    setAnswering(id);
    try {
      const { answerPhoto, loadMessage } = await import('./photo-calls');
      const problem = await answerPhoto(id, accepted);
      const message = await loadMessage(conversation, seq);
      if (message) change(profile.id, (state) => withMessage(state, message));
      if (problem) addToast({ tone: 'danger', title: problemText(intl, problem) });
    } catch {
      addToast({ tone: 'danger', title: problemText(intl, noAnswer) });
    } finally {
      setAnswering(null);
    }
  };
  return { answering, onAnswer: (id: string, accepted: boolean) => void answer(id, accepted) };
}

/**
 * Returns a conversation's photos: the button and sheet that send them, those being sent, and the answers to
 * received ones.
 */
export function usePhotos({ thread, change, member, name, price, address, onSent, onLeaving }: PhotosUse): {
  readonly button: ReactNode;
  readonly overlays: ReactNode;
  readonly items: PhotoUse & { readonly queue: readonly OutgoingPhoto[] };
  /** Returns the photo outbox with a key, if any, to retry or discard. */
  readonly outbox: (key: string) => PhotoOutbox | undefined;
} {
  const intl = useIntl();
  const sheet = usePart('photoSend');
  const isShown = useOverlayTurn('opened', sheet.isOpen);
  const { id: me } = member;
  const { id: other } = thread.profile;
  const queue = useSyncExternalStore(
    useCallback((listener: () => void) => outboxOf(me, other).onChange(listener), [me, other]),
    () => outboxOf(me, other).queue,
    () => noPhotos,
  );
  const latest = useLatest(onSent);
  useEffect(() => outboxOf(me, other).onSent((answer) => latest.current(other, answer)), [me, other, latest]);
  useLiveEvent('photo', ({ conversation, message }) => {
    if (conversation === thread.conversation) change(other, (state) => withMessage(state, message));
  });
  const answers = useAnswers({ thread, change });

  return {
    button: (
      <IconButton
        label={intl.formatMessage(texts.button)}
        icon={<ImagePlus />}
        look="soft"
        onClick={sheet.open}
      />
    ),
    overlays: sheet.isOpen && (
      <Late>
        <composerParts.photoSend
          isOpen={isShown}
          name={name}
          cost={thread.photo_cost}
          credits={member.credits}
          price={price}
          creditsHref={urls.withQuery(urls.path('credits'), { to: address })}
          onSend={(file) => {
            sheet.close();
            outboxOf(me, other).add(file);
            onLeaving();
          }}
          onClose={sheet.close}
        />
      </Late>
    ),
    items: { ...answers, action: address, queue, onStop: (key) => outboxOf(me, other).discard(key) },
    outbox: (key) => (queue.some((photo) => photo.key === key) ? outboxOf(me, other) : undefined),
  };
}
