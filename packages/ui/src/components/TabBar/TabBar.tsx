import { useRouterParts } from '../../router/RouterParts';
import type { NavigationLink } from '../TopNavigation/TopNavigation';
import { badgeSlot, bar, label as labelStyle, tab, tabBarSpacer } from './TabBar.css';

export interface TabBarProps {
  label: string;
  /** Five at most. */
  links: readonly NavigationLink[];
}

/** The bottom tabs below 992 px; reserves its own space in the page. */
export function TabBar({ label, links }: TabBarProps) {
  const { Link } = useRouterParts();
  return (
    <>
      <div className={tabBarSpacer} />
      <nav aria-label={label} className={bar}>
        {links.map(({ href, label: text, icon, selected, badge }) => (
          <Link key={href} href={href} className={tab} aria-current={selected ? 'page' : undefined}>
            {icon}
            <span className={labelStyle}>{text}</span>
            {badge === undefined ? null : <span className={badgeSlot}>{badge}</span>}
          </Link>
        ))}
      </nav>
    </>
  );
}
