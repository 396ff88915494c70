import { Clock, EyeOff, ImageOff, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useRouterParts } from '../../router/RouterParts';
import { Button } from '../Button/Button';
import { bubble } from '../ChatBubble/ChatBubble.css';
import { HiddenFields } from '../HiddenFields/HiddenFields';
import { Photo } from '../Photo/Photo';
import type { PhotoSource } from '../Photo/Photo';
import { Progress } from '../Progress/Progress';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './PhotoBubble.css';

/** One of the two answers to a photo request. */
export interface PhotoAnswer {
  label: string;
  fields: Readonly<Record<string, string>>;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
}

export interface PhotoBubbleProps {
  side: 'own' | 'theirs';
  /** The sender, read out first. */
  author: string;
  /** Unset where no file is stored. */
  photo?: PhotoSource;
  /** Links to the full photo. */
  full?: { href: string; label: string };
  /** Text over the photo, which is hidden. */
  veil?: { kind: 'asked' | 'declined'; text: string };
  /** The recipient's possible answers; plain forms without script. */
  answers?: { action: string; busy?: string; accept: PhotoAnswer; decline: PhotoAnswer };
  /** A line below: the photo awaits an answer, or the refund. */
  note?: { kind: 'waiting' | 'returned'; text: string };
  /** The upload's progress, from 0 to 1. */
  progress?: { value: number; text: string; label: string; stop: { label: string; onPress: () => void } };
}

function Answer({
  action,
  answer,
  look,
  busy,
}: {
  action: string;
  answer: PhotoAnswer;
  look: 'outlined' | 'soft';
  busy?: string;
}) {
  const { Form } = useRouterParts();
  return (
    <Form method="post" action={action}>
      <HiddenFields values={answer.fields} />
      <Button type="submit" size="small" full look={look} busy={busy} onClick={answer.onPress}>
        {answer.label}
      </Button>
    </Form>
  );
}

function Frame({
  className,
  full,
  children,
}: {
  className: string;
  full: PhotoBubbleProps['full'];
  children: ReactNode;
}) {
  if (full === undefined) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={full.href} aria-label={full.label}>
      {children}
    </a>
  );
}

/** A photo in a conversation: visible, requested, declined, or being sent. */
export function PhotoBubble({ side, author, photo, full, veil, answers, note, progress }: PhotoBubbleProps) {
  const [wasAsked] = useState(veil?.kind === 'asked');
  const clearing = wasAsked && veil === undefined;
  return (
    <div className={side === 'own' ? styles.own : bubble({ side, kind: 'photo' })}>
      <VisuallyHidden>{`${author}: `}</VisuallyHidden>
      <Frame className={styles.frame({ side, gone: photo === undefined, clearing })} full={full}>
        {photo && <Photo key={photo.src} photo={photo} shape="fill" corners="none" />}
        {veil && (
          <span className={styles.veil}>
            {veil.kind === 'asked' ? <EyeOff /> : <ImageOff />}
            {veil.text}
          </span>
        )}
      </Frame>
      {answers && (
        <div className={styles.answers}>
          <Answer action={answers.action} answer={answers.accept} look="outlined" busy={answers.busy} />
          <Answer action={answers.action} answer={answers.decline} look="soft" busy={answers.busy} />
        </div>
      )}
      {progress && (
        <div className={styles.progress}>
          <span className={styles.percent} aria-hidden="true">
            {progress.text}
          </span>
          <Progress value={progress.value} label={progress.label} />
          <button type="button" className={styles.stop} onClick={progress.stop.onPress}>
            {progress.stop.label}
          </button>
        </div>
      )}
      {note && (
        <span className={styles.note}>
          {note.kind === 'waiting' ? <Clock /> : <Undo2 />}
          {note.text}
        </span>
      )}
    </div>
  );
}
