import { Children } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../../base/class-names';
import { first, members, noneAlone, similar } from './CardGrid.css';

export interface CardGridProps {
  /** `members`: 2, 3, 4 in a row; `similar`: 2, 3, 6. */
  columns?: 'members' | 'similar';
  /** The first card takes the whole row on a phone. */
  lead?: boolean;
  /** Leaves out a last card that would stand alone in a row of four. */
  whole?: boolean;
  children: ReactNode;
}

/** A list of cards with the theme's gap. */
export function CardGrid({ columns = 'members', lead = false, whole = false, children }: CardGridProps) {
  return (
    <ul className={classNames(columns === 'members' ? members : similar, whole && noneAlone)}>
      {Children.map(children, (child, index) => (
        <li className={lead && index === 0 ? first : undefined}>{child}</li>
      ))}
    </ul>
  );
}
