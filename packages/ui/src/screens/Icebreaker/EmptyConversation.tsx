import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { Heading } from '../../components/Heading/Heading';
import { Photo } from '../../components/Photo/Photo';
import type { PhotoSource } from '../../components/Photo/Photo';
import { Late } from '../../late/Late';
import * as styles from './EmptyConversation.css';

export interface EmptyConversationProps {
  photo?: PhotoSource;
  title: string;
  text: string;
  /** Shared interests; the space is reserved while they load. */
  shared?: ReactNode;
  /** Opens the list of openers. */
  open: { label: string; onPress: () => void };
}

/** A conversation before its first message: the partner's photo, and the composer. */
export function EmptyConversation({ photo, title, text, shared, open }: EmptyConversationProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.faces} aria-hidden="true">
        <span className={styles.face}>
          <Photo photo={photo} shape="fill" corners="none" />
        </span>
        <span className={styles.words} />
      </div>
      <Heading level={2} type="title">
        {title}
      </Heading>
      <p className={styles.sentence}>{text}</p>
      {shared && (
        <div className={styles.shared}>
          <Late>{shared}</Late>
        </div>
      )}
      <Button look="outlined" icon={<Lightbulb />} onClick={open.onPress}>
        {open.label}
      </Button>
    </div>
  );
}
