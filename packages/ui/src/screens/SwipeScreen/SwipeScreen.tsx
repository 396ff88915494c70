import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar';
import { Container } from '../../components/Container/Container';
import { Heading } from '../../components/Heading/Heading';
import { Tag } from '../../components/Tag/Tag';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { useRouterParts } from '../../router/RouterParts';
import type { SwipeLiked } from './SwipeEnded';
import * as styles from './SwipeScreen.css';

export interface SwipeScreenProps {
  title: string;
  /** What the game is about, on a wide screen. */
  text: string;
  hearts: { left: number; of: number; label: string };
  /** The latest event, for screen readers. */
  message: string;
  /** An `Alert` about an error. */
  note?: ReactNode;
  /** `SwipeGame`, `SwipeEnded`, an `EmptyState`. */
  children: ReactNode;
  /** Next to the cards, on a wide screen. */
  aside?: {
    today?: { title: string; people: readonly SwipeLiked[] };
    keys?: { label: string; rows: readonly { key: string; keyName: string; label: string }[] };
  };
}

/** The swipe game's page: the day's likes, the cards, and on a wide screen the members liked today. */
export function SwipeScreen({ title, text, hearts, message, note, children, aside }: SwipeScreenProps) {
  const { Link } = useRouterParts();
  const { today, keys } = aside ?? {};
  return (
    <Container className={styles.page}>
      <header className={styles.intro}>
        <div className={styles.words}>
          <Heading level={1}>{title}</Heading>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.hearts} aria-hidden="true">
          {Array.from({ length: hearts.of }, (_unused, index) => (
            <Heart key={index} className={index < hearts.left ? styles.given : styles.spent} />
          ))}
        </div>
        <p className={styles.count}>{hearts.label}</p>
      </header>
      <div className={styles.middle}>
        {note && <div className={styles.note}>{note}</div>}
        {children}
      </div>
      <div className={styles.aside}>
        {today && today.people.length > 0 && (
          <section className={styles.today}>
            <Heading level={2} type="sub">
              {today.title}
            </Heading>
            <ul className={styles.list}>
              {today.people.map(({ id, href, name, place, photo, match }) => (
                <li key={id}>
                  <Link href={href} className={styles.liked}>
                    <Avatar src={photo?.src} ground={photo?.ground} alt="" size="medium" />
                    <span className={styles.who}>
                      <span className={styles.likedName}>{name}</span>
                      <span className={styles.likedPlace}>{place}</span>
                    </span>
                    {match && <Tag tone="success">{match}</Tag>}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {keys && (
          <section aria-label={keys.label}>
            <dl className={styles.keys}>
              {keys.rows.map(({ key, keyName, label }) => (
                <div key={key} className={styles.keyRow}>
                  <dt>
                    <kbd className={styles.key} aria-hidden="true">
                      {key}
                    </kbd>
                    <VisuallyHidden>{keyName}</VisuallyHidden>
                  </dt>
                  <dd>{label}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
      <div role="status" className={styles.message}>
        {message}
      </div>
    </Container>
  );
}
