import type { ReactNode } from 'react';
import { Logo } from '../../components/Logo/Logo';
import type { LogoProps } from '../../components/Logo/Logo';
import { SkipLink } from '../../components/SkipLink/SkipLink';
import { useRouterParts } from '../../router/RouterParts';
import { FrameFooter } from '../AppFrame/FrameFooter';
import type { FrameFooterProps } from '../AppFrame/FrameFooter';
import { frame, main } from '../AppFrame/AppFrame.css';
import { LanguageMenu } from '../LanguageMenu/LanguageMenu';
import { LanguageOffer } from '../LanguageMenu/LanguageOffer';
import type { LanguageOfferProps } from '../LanguageMenu/LanguageOffer';
import type { LanguageMenuProps } from '../LanguageMenu/LanguageMenu';
import {
  adult,
  besideOffer,
  footerLanguage,
  header,
  inner,
  login as loginStyle,
  right,
} from './VisitorFrame.css';

export interface VisitorFrameProps {
  brand: LogoProps;
  /** Label of the link that skips the header. */
  skip: string;
  /** `over` overlays the page's picture, `bar` is a strip of its own. */
  header?: 'bar' | 'over';
  /** The login link; unset on the login page itself. */
  login?: { href: string; label: string };
  /** The age mark, such as `18+`, with its meaning. */
  age: { sign: string; label: string };
  language: LanguageMenuProps;
  /** Offers the visitor's own language in the header. */
  offer?: LanguageOfferProps;
  /** `Alert`s above the page. */
  alerts?: ReactNode;
  footer?: FrameFooterProps;
  children: ReactNode;
}

/** The frame of every page for logged-out visitors: logo, login, age mark, language; footer below. */
export function VisitorFrame({
  brand,
  skip,
  header: kind = 'bar',
  login,
  age,
  language,
  offer,
  alerts,
  footer,
  children,
}: VisitorFrameProps) {
  const { Link } = useRouterParts();
  return (
    <div className={frame}>
      <SkipLink target="content">{skip}</SkipLink>
      <header className={header({ kind })}>
        <div className={inner}>
          <Logo {...brand} />
          <div className={right({ kind, offer: offer !== undefined })}>
            {offer && <LanguageOffer {...offer} />}
            <span className={offer && besideOffer}>
              <LanguageMenu {...language} />
            </span>
            {login && (
              <Link href={login.href} className={loginStyle}>
                {login.label}
              </Link>
            )}
            <span className={offer ? `${adult} ${besideOffer}` : adult} title={age.label}>
              {age.sign}
            </span>
          </div>
        </div>
      </header>
      <main id="content" className={main} tabIndex={-1}>
        {alerts}
        {children}
      </main>
      {footer && (
        <FrameFooter {...footer}>
          <div className={footerLanguage}>
            <LanguageMenu {...language} align="start" />
          </div>
        </FrameFooter>
      )}
    </div>
  );
}
