import type { ReactNode } from 'react';
import { bar, main, title as titleStyle } from './PhoneBar.css';

export interface PhoneBarProps {
  /** A `Logo` for main pages. */
  logo?: ReactNode;
  /** A back link for the others, or before the logo. */
  back?: ReactNode;
  title?: ReactNode;
  /** From which width the bar goes. */
  until?: 'tablet' | 'desktop';
  /** Right side. */
  children?: ReactNode;
}

/** The bar at the top of a phone's page. */
export function PhoneBar({ logo, back, title, until, children }: PhoneBarProps) {
  return (
    <header className={bar({ start: logo === undefined ? 'back' : 'logo', until })}>
      {back}
      {logo}
      <div className={main}>{typeof title === 'string' ? <p className={titleStyle}>{title}</p> : title}</div>
      {children}
    </header>
  );
}
