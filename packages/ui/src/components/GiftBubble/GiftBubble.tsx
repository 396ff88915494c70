import { Gift } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useRouterParts } from '../../router/RouterParts';
import { Button } from '../Button/Button';
import { bubble } from '../ChatBubble/ChatBubble.css';
import { GiftPicture, giftGround } from '../GiftPicture/GiftPicture';
import { HiddenFields } from '../HiddenFields/HiddenFields';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './GiftBubble.css';

export interface GiftBubbleProps {
  side: 'own' | 'theirs';
  /** The giver, read out first. */
  author: string;
  /** The gift's id; `null` while it is wrapped. */
  gift: string | null;
  /** The gift's name. */
  name: string;
  /** The recipient or the giver. */
  note: string;
  /** The giver's message. */
  line?: string;
  /** Opens it; a plain form without script. */
  unwrap?: {
    label: string;
    action: string;
    fields: Readonly<Record<string, string>>;
    onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  };
  /** Shows an opened gift again. */
  again?: { label: string; onPress: () => void };
}

function Picture({ gift, again }: Pick<GiftBubbleProps, 'gift' | 'again'>) {
  const className = `${styles.picture} ${giftGround(gift)}`;
  if (again === undefined)
    return (
      <span className={className}>
        <GiftPicture gift={gift} />
      </span>
    );
  return (
    <button type="button" className={className} aria-label={again.label} onClick={again.onPress}>
      <GiftPicture gift={gift} />
    </button>
  );
}

/** A gift in a conversation: picture, name, giver or recipient, and the giver's message. */
export function GiftBubble({ side, author, gift, name, note, line, unwrap, again }: GiftBubbleProps) {
  const { Form } = useRouterParts();
  return (
    <div className={bubble({ side, kind: 'gift' })}>
      <div className={styles.row}>
        <Picture gift={gift} again={again} />
        <div className={styles.words}>
          <VisuallyHidden>{`${author}: `}</VisuallyHidden>
          <span className={styles.name}>{name}</span>
          <span>{note}</span>
          {line === undefined ? null : <span className={styles.line}>{line}</span>}
        </div>
      </div>
      {unwrap && (
        <Form method="post" action={unwrap.action}>
          <HiddenFields values={unwrap.fields} />
          <Button type="submit" look="outlined" size="small" full icon={<Gift />} onClick={unwrap.onPress}>
            {unwrap.label}
          </Button>
        </Form>
      )}
    </div>
  );
}
