import type { ReactNode } from 'react';
import { useRouterParts } from '../../router/RouterParts';
import { footer, inner, links as linksStyle } from './Footer.css';

export interface FooterProps {
  /** Accessible name of the links. */
  label: string;
  links: readonly { href: string; label: string }[];
  /** Language choice, company lines, notices. */
  children?: ReactNode;
}

/** The page's footer. */
export function Footer({ label, links, children }: FooterProps) {
  const { Link } = useRouterParts();
  return (
    <footer className={footer}>
      <div className={inner}>
        <nav aria-label={label} className={linksStyle}>
          {links.map(({ href, label: text }) => (
            <Link key={href} href={href}>
              {text}
            </Link>
          ))}
        </nav>
        {children}
      </div>
    </footer>
  );
}
