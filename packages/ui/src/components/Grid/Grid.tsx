import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ElementType, ReactNode } from 'react';
import { cardGrid, grid, item, span } from './Grid.css';

type Columns = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export interface GridProps {
  as?: ElementType;
  /** `cards` uses the theme's gap between cards. */
  gap?: 'content' | 'cards';
  children: ReactNode;
}

/** Twelve columns. */
export function Grid({ as: Element = 'div', gap = 'content', children }: GridProps) {
  return <Element className={gap === 'cards' ? cardGrid : grid}>{children}</Element>;
}

export interface GridItemProps {
  as?: ElementType;
  /** Columns from each breakpoint up; 12 on a phone by default. */
  span: { phone?: Columns; tablet?: Columns; desktop?: Columns; wide?: Columns };
  children: ReactNode;
}

/** A cell of the grid. */
export function GridItem({ as: Element = 'div', span: columns, children }: GridItemProps) {
  const text = (value?: Columns) => (value === undefined ? undefined : String(value));
  const inline = assignInlineVars({
    [span.phone]: text(columns.phone),
    [span.tablet]: text(columns.tablet),
    [span.desktop]: text(columns.desktop),
    [span.wide]: text(columns.wide),
  });
  return (
    <Element className={item} style={inline}>
      {children}
    </Element>
  );
}
