import { Children, Fragment, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../../base/class-names';
import { across, first, members, noneAlone, similar, waiting } from './CardGrid.css';

export interface CardGridProps {
  /** `members`: 2, 3 or 4 per row; `similar`: 2, 3 or 6. */
  columns?: 'members' | 'similar';
  /** The first card takes the whole row on a phone. */
  lead?: boolean;
  /** Hides a last card that would be alone in a row of four. */
  whole?: boolean;
  /** More cards will load below a lead: a last card that would be alone in its row is hidden until then. */
  unfinished?: boolean;
  /** A full-width element after the third row of three, or after the last of fewer cards. */
  between?: ReactNode;
  children: ReactNode;
}

/** Full rows of three and, below a lead, of two; a row of four is filled by the cards that follow. */
const cardsBeforeBetween = 9;

/** A list of cards with the theme's gap. */
export function CardGrid({
  columns = 'members',
  lead = false,
  whole = false,
  unfinished = false,
  between,
  children,
}: CardGridProps) {
  const cards = Children.toArray(children);
  const place = Math.min(cards.length, cardsBeforeBetween) - 1;
  const hasBetween = between !== undefined && between !== null;
  return (
    <ul
      className={classNames(
        columns === 'members' ? members : similar,
        whole && noneAlone,
        unfinished && waiting[hasBetween ? 'cardsAround' : 'cards'],
      )}
    >
      {cards.map((child, index) => (
        <Fragment key={isValidElement(child) ? child.key : index}>
          <li className={lead && index === 0 ? first : undefined}>{child}</li>
          {hasBetween && index === place ? <li className={across}>{between}</li> : null}
        </Fragment>
      ))}
    </ul>
  );
}
