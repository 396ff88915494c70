import type { ReactNode } from 'react';
import { useRouterParts } from '../../router/RouterParts';
import { actions, bar, inner, link, links as linksStyle } from './TopNavigation.css';

export interface NavigationLink {
  href: string;
  label: string;
  icon: ReactNode;
  /** The current page. */
  selected?: boolean;
  /** A `Badge`. */
  badge?: ReactNode;
}

export interface TopNavigationProps {
  /** Accessible name of the navigation. */
  label: string;
  /** A `Logo`. */
  logo: ReactNode;
  links: readonly NavigationLink[];
  /** Right side: `CreditsLink` or the premium button, language and account menus. */
  children?: ReactNode;
}

/** The top bar from 992 px. */
export function TopNavigation({ label, logo, links, children }: TopNavigationProps) {
  const { Link } = useRouterParts();
  return (
    <header className={bar}>
      <div className={inner}>
        {logo}
        <nav aria-label={label} className={linksStyle}>
          {links.map(({ href, label: text, icon, selected, badge }) => (
            <Link key={href} href={href} className={link} aria-current={selected ? 'page' : undefined}>
              {icon}
              <span>{text}</span>
              {badge}
            </Link>
          ))}
        </nav>
        <div className={actions}>{children}</div>
      </div>
    </header>
  );
}
