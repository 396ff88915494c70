import { Heart, MessageCircle, Sunrise } from 'lucide-react';
import { Button, ButtonLink } from '../../components/Button/Button';
import { Container } from '../../components/Container/Container';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Heading } from '../../components/Heading/Heading';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import type { LikeControl } from '../../components/HeartButton/HeartButton';
import { Photo, PhotoCorner } from '../../components/Photo/Photo';
import type { PhotoSource } from '../../components/Photo/Photo';
import { FictionalTag, Tag } from '../../components/Tag/Tag';
import { useRouterParts } from '../../router/RouterParts';
import { LikeForm } from '../ProfileScreen/LikeForm';
import * as styles from './FinderResults.css';

/** A fitting member, and why. */
export interface FinderPerson {
  id: string;
  href: string;
  /** Name and age. */
  name: string;
  /** City and region. */
  place: string;
  photo?: PhotoSource;
  /** Answers in common, in words; one or two. */
  reasons: readonly string[];
  like: LikeControl;
  /** Label of a fictional profile. */
  fictional?: string;
}

export interface FinderResultsProps {
  title: string;
  /** The number of answers it is based on. */
  text: string;
  change: { href: string; label: string };
  /** Label on the photo of the best fit. */
  best: string;
  /** Fitting members, best first. */
  people: readonly FinderPerson[];
  write?: { href: string; label: string };
  empty: {
    title: string;
    text: string;
    action: { href: string; label: string };
    /** Removes the most restrictive answer. */
    loosen?: { label: string; text: string; action: string; fields: Readonly<Record<string, string>> };
  };
}

function BestFit({
  person,
  best,
  write,
}: Pick<FinderResultsProps, 'best' | 'write'> & { person: FinderPerson }) {
  const { Link } = useRouterParts();
  const { href, name, place, photo, reasons, like, fictional } = person;
  const [headline, ...others] = reasons;
  return (
    <article className={styles.best}>
      <div className={styles.portrait}>
        <Link href={href} className={styles.photo} tabIndex={-1} aria-hidden="true">
          <Photo photo={photo} shape="fill" eager>
            <PhotoCorner at="topLeft">
              <Tag look="glass" icon={<Sunrise />}>
                {best}
              </Tag>
            </PhotoCorner>
          </Photo>
        </Link>
        {fictional && (
          <span className={styles.mark}>
            <FictionalTag>{fictional}</FictionalTag>
          </span>
        )}
        <div className={styles.plate}>
          <h2 className={styles.headline}>{headline}</h2>
          {others.map((reason) => (
            <p key={reason} className={styles.second}>
              {reason}
            </p>
          ))}
        </div>
      </div>
      <div className={styles.who}>
        <Link href={href} className={styles.identity}>
          <span className={styles.name}>{name}</span>
          <span className={styles.place}>{place}</span>
        </Link>
        <LikeForm {...like} icon={<Heart />} />
      </div>
      {write && (
        <ButtonLink href={write.href} size="large" full icon={<MessageCircle />}>
          {write.label}
        </ButtonLink>
      )}
    </article>
  );
}

function Row({ person }: { person: FinderPerson }) {
  const { Link } = useRouterParts();
  const { href, name, place, photo, reasons, like, fictional } = person;
  return (
    <li className={styles.row}>
      <Link href={href} className={styles.rowLink}>
        <span className={styles.thumb}>
          <Photo photo={photo} shape="fill" corners="inner" />
        </span>
        <span className={styles.rowWords}>
          {reasons.map((reason) => (
            <span key={reason} className={styles.reason}>
              {reason}
            </span>
          ))}
          <span className={styles.rowName}>{`${name} · ${place}`}</span>
          {fictional && <FictionalTag size="small">{fictional}</FictionalTag>}
        </span>
      </Link>
      <LikeForm {...like} icon={<Heart />} quiet />
    </li>
  );
}

/** Fitting members, with the reason as the headline. */
export function FinderResults({ title, text, change, best, people, write, empty }: FinderResultsProps) {
  const { Form } = useRouterParts();
  const [first, ...others] = people;
  const { loosen } = empty;
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <div className={styles.headWords}>
          <Heading level={1}>{title}</Heading>
          <p className={styles.text}>{text}</p>
        </div>
        <ButtonLink href={change.href} look="text" size="small">
          {change.label}
        </ButtonLink>
      </header>
      {first ? (
        <div className={styles.people}>
          <BestFit person={first} best={best} write={write} />
          {others.length > 0 && (
            <ul className={styles.rows}>
              {others.map((person) => (
                <Row key={person.id} person={person} />
              ))}
            </ul>
          )}
        </div>
      ) : (
        <EmptyState
          icon={<Sunrise />}
          title={empty.title}
          action={
            loosen ? (
              <Form method="post" action={loosen.action}>
                <HiddenFields values={loosen.fields} />
                <Button type="submit">{loosen.label}</Button>
              </Form>
            ) : (
              <ButtonLink href={empty.action.href}>{empty.action.label}</ButtonLink>
            )
          }
        >
          {loosen ? loosen.text : empty.text}
        </EmptyState>
      )}
    </Container>
  );
}
