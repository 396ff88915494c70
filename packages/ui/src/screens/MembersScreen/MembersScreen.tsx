import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/Button';
import { CardGrid } from '../../components/CardGrid/CardGrid';
import { Container } from '../../components/Container/Container';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Heading } from '../../components/Heading/Heading';
import { Pagination } from '../../components/Pagination/Pagination';
import type { PaginationProps } from '../../components/Pagination/Pagination';
import { ProfileCard } from '../../components/ProfileCard/ProfileCard';
import type { ProfileCardProps } from '../../components/ProfileCard/ProfileCard';
import { Text } from '../../components/Text/Text';
import { Stack } from '../../components/Stack/Stack';
import { FiltersButton, MemberFilters } from './MemberFilters';
import type { MemberFiltersProps } from './MemberFilters';
import * as styles from './MembersScreen.css';

/** A member of the list: a card without its place in the list. */
export type MemberCard = Omit<ProfileCardProps, 'hero' | 'eager'> & { id: string };

export interface MembersScreenProps {
  title: string;
  /** How many there are and how they are ordered. */
  count: string;
  /** The same in two words, for a phone. */
  countShort: string;
  filters: MemberFiltersProps;
  /** Shows the way to the filters in the page's head on a phone, where no frame's bar has it. */
  filtersButton?: { label: string; count: number };
  /** An `Alert` above the title. */
  notice?: ReactNode;
  members: readonly MemberCard[];
  pagination?: PaginationProps;
  /** Shown instead of the list when nobody fits. */
  empty: { title: string; text: string; action: { href: string; label: string } };
  /** People near the search, below few results. */
  similar?: { title: string; members: readonly MemberCard[] };
  /** For visitors: what to do to see more. */
  join?: { title: string; text: string; action: { href: string; label: string } };
}

function Cards({ members, lead }: { members: readonly MemberCard[]; lead: boolean }) {
  return (
    <CardGrid lead={lead}>
      {members.map(({ id, ...card }, index) => (
        <ProfileCard key={id} {...card} hero={lead && index === 0} eager={lead && index === 0} />
      ))}
    </CardGrid>
  );
}

/** The search for members: title, filters, a wall of photos. */
export function MembersScreen({
  title,
  count,
  countShort,
  filters,
  filtersButton,
  notice,
  members,
  pagination,
  empty,
  similar,
  join,
}: MembersScreenProps) {
  return (
    <Container className={styles.page}>
      {notice && <div className={styles.notice}>{notice}</div>}
      <div className={styles.head}>
        {filtersButton && (
          <span className={styles.filtersButton}>
            <FiltersButton {...filtersButton} />
          </span>
        )}
        <div className={styles.words}>
          <Heading level={1}>{title}</Heading>
          <p className={styles.count}>
            <span className={styles.long}>{count}</span>
            <span className={styles.short}>{countShort}</span>
          </p>
        </div>
      </div>
      <MemberFilters {...filters} />
      {members.length > 0 ? (
        <Cards members={members} lead />
      ) : (
        <EmptyState
          icon={<SearchX />}
          title={empty.title}
          action={<ButtonLink href={empty.action.href}>{empty.action.label}</ButtonLink>}
        >
          {empty.text}
        </EmptyState>
      )}
      {join && (
        <section className={styles.join}>
          <Stack gap={6}>
            <Heading level={2} tone="inherit">
              {join.title}
            </Heading>
            <Text>{join.text}</Text>
          </Stack>
          <ButtonLink href={join.action.href} size="large">
            {join.action.label}
          </ButtonLink>
        </section>
      )}
      {pagination && (
        <div className={styles.pages}>
          <Pagination {...pagination} />
        </div>
      )}
      {similar && similar.members.length > 0 && (
        <section className={styles.similar}>
          <Heading level={2}>{similar.title}</Heading>
          <div className={styles.similarCards}>
            <Cards members={similar.members} lead={false} />
          </div>
        </section>
      )}
    </Container>
  );
}
