import type { ElementType, ReactNode } from 'react';
import { card, divider } from './Card.css';

export interface CardProps {
  as?: ElementType;
  id?: string;
  /** `elevated` uses the theme's card elevation. */
  look?: 'elevated' | 'outlined';
  /** A hairline between its children. */
  divided?: boolean;
  /** 0, 16, 20 or 24 px. */
  padding?: 'none' | 'small' | 'medium' | 'large';
  tone?: 'surface' | 'raised' | 'secondary' | 'sunken';
  'aria-labelledby'?: string;
  children: ReactNode;
}

/** A panel with the theme's own elevation. */
export function Card({ as: Element = 'div', look, divided, padding, tone, ...rest }: CardProps) {
  return <Element className={card({ look, divided, padding, tone })} {...rest} />;
}

/** A hairline between parts of a card or list. */
export function Divider() {
  return <hr className={divider} />;
}
