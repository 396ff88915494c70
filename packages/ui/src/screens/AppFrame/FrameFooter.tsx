import type { ReactNode } from 'react';
import { Footer } from '../../components/Footer/Footer';
import type { FooterProps } from '../../components/Footer/Footer';
import { disclaimer as disclaimerStyle, usFooter as usFooterStyle } from './AppFrame.css';

export interface FrameFooterProps extends Pick<FooterProps, 'label' | 'links'> {
  /** The legal disclaimer in the page's language. */
  disclaimer: ReactNode;
  /** Further lines of some sites. */
  more?: ReactNode;
}

/** Links, disclaimer and the lines between them. */
export function FrameFooter({
  disclaimer,
  more,
  children,
  ...footer
}: FrameFooterProps & { children?: ReactNode }) {
  return (
    <Footer {...footer}>
      {children}
      <div className={disclaimerStyle}>{disclaimer}</div>
      {more && <div className={usFooterStyle}>{more}</div>}
    </Footer>
  );
}
