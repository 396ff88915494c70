import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge';
import { ButtonLink } from '../../components/Button/Button';
import { CardGrid } from '../../components/CardGrid/CardGrid';
import { ChipGroup, ChipLink } from '../../components/Chip/Chip';
import { Container } from '../../components/Container/Container';
import { TitleRow } from '../../components/TitleRow/TitleRow';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Heading } from '../../components/Heading/Heading';
import { ProfileCard } from '../../components/ProfileCard/ProfileCard';
import type { MemberCard } from '../MembersScreen/MembersScreen';
import * as styles from './LikesScreen.css';

export interface LikesScreenProps {
  title: string;
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly { href: string; label: string; count?: number; countLabel?: string; selected?: boolean }[];
  /** An `Alert` above the list. */
  note?: ReactNode;
  members: readonly MemberCard[];
  empty: { icon?: ReactNode; title: string; text: string; action: { href: string; label: string } };
  more?: { href: string; label: string };
}

/** Likes: received, given, matches. The tabs are links. */
export function LikesScreen({ title, label, tabs, note, members, empty, more }: LikesScreenProps) {
  return (
    <Container className={styles.page}>
      <TitleRow>
        <Heading level={1}>{title}</Heading>
      </TitleRow>
      <nav className={styles.tabs} aria-label={label}>
        <ChipGroup>
          {tabs.map((tab) => (
            <ChipLink
              key={tab.href}
              href={tab.href}
              selected={tab.selected}
              badge={tab.count ? <Badge count={tab.count} label={tab.countLabel} /> : undefined}
            >
              {tab.label}
            </ChipLink>
          ))}
        </ChipGroup>
      </nav>
      {note && <div className={styles.note}>{note}</div>}
      {members.length > 0 ? (
        <CardGrid>
          {members.map(({ id, ...card }, index) => (
            <ProfileCard key={id} {...card} eager={index === 0} />
          ))}
        </CardGrid>
      ) : (
        <EmptyState
          icon={empty.icon ?? <Heart />}
          title={empty.title}
          action={<ButtonLink href={empty.action.href}>{empty.action.label}</ButtonLink>}
        >
          {empty.text}
        </EmptyState>
      )}
      {more && (
        <p className={styles.more}>
          <ButtonLink href={more.href} look="outlined">
            {more.label}
          </ButtonLink>
        </p>
      )}
    </Container>
  );
}
