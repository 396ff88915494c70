import type { ReactNode } from 'react';
import { displayType } from '../../type/type.css';
import type { DisplayVariants } from '../../type/type.css';

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const sizes = { 1: 'title', 2: 'section', 3: 'sub', 4: 'sub' } as const;

export interface HeadingProps extends DisplayVariants {
  /** Level in the page's outline. */
  level: keyof typeof elements;
  id?: string;
  children: ReactNode;
}

/** A heading in display type; its size follows the level by default. */
export function Heading({ level, id, children, ...variants }: HeadingProps) {
  const Element = elements[level];
  return (
    <Element
      className={displayType({ type: sizes[level], ...variants })}
      id={id}
      tabIndex={id ? -1 : undefined}
    >
      {children}
    </Element>
  );
}

export interface DisplayTextProps extends DisplayVariants {
  as?: 'span' | 'p' | 'strong';
  children: ReactNode;
}

/** Display type that is no heading: prices, package sizes, big numbers. */
export function DisplayText({ as: Element = 'span', children, ...variants }: DisplayTextProps) {
  return <Element className={displayType(variants)}>{children}</Element>;
}
