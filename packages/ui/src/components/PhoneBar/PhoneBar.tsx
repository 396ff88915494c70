import type { ReactNode } from 'react';
import { bar, main, title as titleStyle } from './PhoneBar.css';

export interface PhoneBarProps {
  /** A `Logo` for main pages. */
  logo?: ReactNode;
  /** A back link on other pages, or before the logo. */
  back?: ReactNode;
  title?: ReactNode;
  /** The breakpoint from which the bar is hidden. */
  until?: 'tablet' | 'desktop';
  /** Right side. */
  children?: ReactNode;
}

/** The top bar of a page on a phone. */
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
