import { Undo2 } from 'lucide-react';
import { Button, ButtonLink } from '../../components/Button/Button';
import { Heading } from '../../components/Heading/Heading';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { Photo } from '../../components/Photo/Photo';
import type { PhotoSource } from '../../components/Photo/Photo';
import { FictionalTag, Tag } from '../../components/Tag/Tag';
import { useRouterParts } from '../../router/RouterParts';
import type { TakeBackControl } from './SwipeGame';
import * as styles from './SwipeEnded.css';

/** A member liked today. */
export interface SwipeLiked {
  id: string;
  href: string;
  /** Name and age. */
  name: string;
  place: string;
  photo?: PhotoSource;
  /** The label of a match, if it is one. */
  match?: string;
  /** Label of a fictional profile. */
  fictional?: string;
}

export interface SwipeEndedProps {
  /** Accessible name of the fan. */
  label: string;
  people: readonly SwipeLiked[];
  title: string;
  text: string;
  /** The running countdown; unset when it is over. */
  clock?: { value: string; label: string; caption: string };
  discover: { href: string; label: string };
  /** Shown when the time is over. */
  goOn?: { href: string; label: string };
  takeBack?: TakeBackControl;
}

/** The day's likes are used up: who got them, and when there are new ones. */
export function SwipeEnded(props: SwipeEndedProps) {
  const { label, people, title, text, clock, discover, goOn, takeBack } = props;
  const { Link } = useRouterParts();
  return (
    <div className={styles.ended}>
      {people.length > 0 && (
        <ul className={styles.fan} aria-label={label}>
          {people.map(({ id, href, name, photo, match, fictional }) => (
            <li key={id} className={styles.person}>
              <Link href={href} className={styles.link} aria-label={match ? `${name}, ${match}` : name}>
                <Photo photo={photo} shape="fill" corners="inner" eager />
                <span className={styles.mark} aria-hidden="true">
                  {match && (
                    <Tag tone="success" size="small">
                      {match}
                    </Tag>
                  )}
                </span>
              </Link>
              {fictional && (
                <span className={styles.fictional}>
                  <FictionalTag size="small">{fictional}</FictionalTag>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <Heading level={2} type="match" id="swipe-ended">
        {title}
      </Heading>
      <p className={styles.text}>{text}</p>
      {clock && (
        <div className={styles.clock}>
          <span className={styles.time} role="timer" aria-label={clock.label}>
            {clock.value}
          </span>
          <span className={styles.caption} aria-hidden="true">
            {clock.caption}
          </span>
        </div>
      )}
      <div className={styles.actions}>
        {goOn && (
          <ButtonLink href={goOn.href} size="large" full>
            {goOn.label}
          </ButtonLink>
        )}
        <ButtonLink href={discover.href} look="outlined" size="large" full>
          {discover.label}
        </ButtonLink>
        <div className={styles.undo}>
          {takeBack && (
            <form method="post" action={takeBack.action} onSubmit={takeBack.onSubmit}>
              <HiddenFields values={takeBack.fields} />
              <Button type="submit" look="text" icon={<Undo2 />}>
                {takeBack.label}
              </Button>
            </form>
          )}
        </div>
      </div>
    </div>
  );
}
