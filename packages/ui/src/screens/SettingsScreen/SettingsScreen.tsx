import type { ReactNode } from 'react';
import { Container } from '../../components/Container/Container';
import { Heading } from '../../components/Heading/Heading';
import { Text } from '../../components/Text/Text';
import { useRouterParts } from '../../router/RouterParts';
import {
  aside as asideStyle,
  barTitle,
  page,
  pane,
  sectionLink,
  sections as sectionsStyle,
  titles,
} from './SettingsScreen.css';

/** A section of the settings. */
export interface SettingsSection {
  href: string;
  label: string;
  icon: ReactNode;
  selected?: boolean;
}

export interface SettingsScreenProps {
  title: string;
  /** A phone's bar shows the title too, so there the heading is for screen readers only. */
  titleInBar?: boolean;
  /** A line below the title; where the bar shows the title, for screen readers only too. */
  text?: string;
  /** The list on the left of a desktop. */
  sections: { label: string; items: readonly SettingsSection[] };
  children: ReactNode;
  /** Next to the section on a wide page, below it otherwise. */
  aside?: ReactNode;
}

/** A section of the settings next to the list of all; on a phone the section alone. */
export function SettingsScreen({
  title,
  titleInBar = false,
  text,
  sections,
  children,
  aside,
}: SettingsScreenProps) {
  const { Link } = useRouterParts();
  return (
    <Container className={page({ aside: aside !== undefined })}>
      <nav aria-label={sections.label} className={sectionsStyle}>
        {sections.items.map(({ href, label, icon, selected }) => (
          <Link key={href} href={href} className={sectionLink} aria-current={selected ? 'page' : undefined}>
            {icon}
            {label}
          </Link>
        ))}
      </nav>
      <div className={pane}>
        <div className={titleInBar ? barTitle : titles}>
          <Heading level={1}>{title}</Heading>
          {text && <Text tone="muted">{text}</Text>}
        </div>
        {children}
      </div>
      {aside && <div className={asideStyle}>{aside}</div>}
    </Container>
  );
}
