import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Heart, X } from 'lucide-react';
import { useRef } from 'react';
import { classNames } from '../../base/class-names';
import { Photo } from '../../components/Photo/Photo';
import type { PhotoSource } from '../../components/Photo/Photo';
import { FictionalTag } from '../../components/Tag/Tag';
import { longestWord, unbroken } from '../../type/fitted';
import { useSwipeDrag } from './use-swipe-drag';
import type { SwipeAnswer } from './swipe-motion';
import * as styles from './SwipeCard.css';

/** A member of the game. */
export interface SwipePerson {
  id: string;
  /** URL of the profile. */
  href: string;
  /** Name and age: "Lena, 46". */
  name: string;
  /** City and region. */
  place: string;
  /** The member's own words. */
  quote?: string;
  photo?: PhotoSource;
  /** Label of a fictional profile. */
  fictional?: string;
  /** Accessible names of the actions, with the member's name. */
  like: string;
  skip: string;
  open: string;
  /** The side from which an undone card returns. */
  back?: SwipeAnswer;
}

interface SwipeCardProps {
  person: SwipePerson;
  /** Labels of the stamps. */
  stamps: Readonly<Record<SwipeAnswer, string>>;
  /** On top of the stack, behind, or flying out with that answer. */
  place: 'top' | 'behind' | SwipeAnswer;
  onAnswer: (answer: SwipeAnswer) => void;
  /** Called on a press without a drag. */
  onPress: () => void;
}

/**
 * A member's card. It follows the finger and flies out at the speed it was thrown; stays still with reduced
 * motion.
 */
export function SwipeCard({ person, stamps, place, onAnswer, onPress }: SwipeCardProps) {
  const card = useRef<HTMLElement>(null);
  useSwipeDrag(card, { place, onAnswer, onPress });
  const flying = place === 'like' || place === 'skip';
  return (
    <article
      ref={card}
      className={classNames(styles.card, place === 'behind' ? styles.behind : styles.top)}
      data-flying={flying || undefined}
      data-back={place === 'top' ? person.back : undefined}
      aria-hidden={place === 'top' ? undefined : true}
    >
      <Photo photo={person.photo} shape="fill" corners="card" eager>
        {person.photo && <div className={styles.scrim} />}
      </Photo>
      <span className={styles.likeStamp} aria-hidden="true">
        <Heart />
        {stamps.like}
      </span>
      <span className={styles.skipStamp} aria-hidden="true">
        <X />
        {stamps.skip}
      </span>
      <div className={classNames(styles.caption, !person.photo && styles.plainCaption)}>
        {person.fictional && <FictionalTag>{person.fictional}</FictionalTag>}
        <h2
          className={styles.name}
          style={assignInlineVars({ [unbroken]: String(longestWord(person.name)) })}
        >
          {person.name}
        </h2>
        <p className={styles.place}>{person.place}</p>
        {person.quote && (
          <p className={styles.quote} title={person.quote}>
            {person.quote}
          </p>
        )}
      </div>
    </article>
  );
}
