import { ArrowDownUp, ArrowUp, Layers, SearchX, Sunrise } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/Button';
import { CardGrid } from '../../components/CardGrid/CardGrid';
import { ChipGroup, ChipLink } from '../../components/Chip/Chip';
import { Container } from '../../components/Container/Container';
import { DropdownMenu, MenuLink } from '../../components/DropdownMenu/DropdownMenu';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Heading } from '../../components/Heading/Heading';
import { ProfileCard } from '../../components/ProfileCard/ProfileCard';
import type { ProfileCardProps } from '../../components/ProfileCard/ProfileCard';
import { Spinner } from '../../components/Spinner/Spinner';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { TitleRow } from '../../components/TitleRow/TitleRow';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { useRouterParts } from '../../router/RouterParts';
import { displayType } from '../../type/type.css';
import { FiltersButton, MemberFilters } from './MemberFilters';
import type { MemberFiltersProps } from './MemberFilters';
import * as styles from './MembersScreen.css';

/** A member of the list: a card without its list position. */
export type MemberCard = Omit<ProfileCardProps, 'hero' | 'eager'> & { id: string };

interface ScreenLink {
  href: string;
  label: string;
}

/** The sort order, as links that keep the filters. */
interface SortMenuProps {
  /** Label of the menu: "Sort". */
  label: string;
  options: readonly (ScreenLink & { selected: boolean })[];
}

/** Loading of further cards. */
interface MoreMembers {
  /** Links to the next page without script. */
  href: string;
  label: string;
  /** Busy label for screen readers, while more load. */
  busy?: string;
  /** Why loading failed; the button retries. */
  error?: string;
  onPress: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Ref of the element near which more are loaded. */
  sentinel?: (element: HTMLElement | null) => void;
}

/** Games that also lead to members. */
interface GameLinks {
  /** Accessible name of the two. */
  label: string;
  swipe: ScreenLink & { text: string };
  finder: ScreenLink & { text: string };
}

export interface MembersScreenProps {
  title: string;
  /** The number and order of results. */
  count: string;
  /** A shorter version for phones. */
  countShort: string;
  filters: MemberFiltersProps;
  sort?: SortMenuProps;
  /** Shows the filters button in the page's head on a phone, where the frame's bar has none. */
  filtersButton?: { label: string; count: number };
  /** An `Alert` above the title. */
  notice?: ReactNode;
  members: readonly MemberCard[];
  /** Links to earlier results, where the list doesn't start with the first. */
  earlier?: ScreenLink;
  more?: MoreMembers;
  /** Read out when more members were added. */
  added?: string;
  games?: GameLinks;
  /** Searches with one filter removed, for few or no results. */
  wider?: { label: string; options: readonly ScreenLink[] };
  /** Replaces the list when there are no results. */
  empty: { title: string; text: string; action: ScreenLink };
  /** Similar members, below few results. */
  similar?: { title: string; members: readonly MemberCard[] };
  /** For visitors: how to see more. */
  join?: { title: string; text: string; action: ScreenLink };
}

function SortMenu({ label, options }: SortMenuProps) {
  return (
    <DropdownMenu
      label={label}
      look="framed"
      trigger={
        <>
          <ArrowDownUp />
          {label}
        </>
      }
    >
      {options.map((option) => (
        <MenuLink key={option.href} href={option.href} data-replace selected={option.selected}>
          {option.label}
        </MenuLink>
      ))}
    </DropdownMenu>
  );
}

function Games({ label, swipe, finder }: GameLinks) {
  const { Link } = useRouterParts();
  return (
    <nav aria-label={label} className={styles.games}>
      {[
        { ...swipe, icon: <Layers />, look: styles.game.swipe },
        { ...finder, icon: <Sunrise />, look: styles.game.finder },
      ].map((game) => (
        <Link key={game.href} href={game.href} className={game.look}>
          <span className={styles.gameIcon}>{game.icon}</span>
          <span className={styles.gameWords}>
            <span className={displayType({ type: 'sub' })}>{game.label}</span>
            <Text as="span" type="small">
              {game.text}
            </Text>
          </span>
        </Link>
      ))}
    </nav>
  );
}

function Wider({ label, options }: NonNullable<MembersScreenProps['wider']>) {
  return (
    <section className={styles.foot} aria-label={label}>
      <Text type="label">{label}</Text>
      <ChipGroup>
        {options.map((option) => (
          <ChipLink key={option.href} href={option.href} data-replace>
            {option.label}
          </ChipLink>
        ))}
      </ChipGroup>
    </section>
  );
}

function More({ href, label, busy, error, onPress, sentinel }: MoreMembers) {
  return (
    <div className={styles.foot} ref={sentinel} aria-busy={busy !== undefined}>
      {error !== undefined && (
        <div role="alert">
          <Text tone="danger">{error}</Text>
        </div>
      )}
      {busy === undefined && (
        <ButtonLink href={href} rel="next" look="outlined" size="large" onClick={onPress}>
          {label}
        </ButtonLink>
      )}
    </div>
  );
}

interface CardsProps {
  members: readonly MemberCard[];
  lead: boolean;
  between?: ReactNode;
  unfinished?: boolean;
}

function Cards({ members, lead, between, unfinished }: CardsProps) {
  return (
    <CardGrid lead={lead} between={between} unfinished={unfinished}>
      {members.map(({ id, ...card }, index) => (
        <ProfileCard key={id} {...card} hero={lead && index === 0} eager={lead && index === 0} />
      ))}
    </CardGrid>
  );
}

/** The member search: title, filters, a wall of photos with infinite scrolling. */
export function MembersScreen({
  title,
  count,
  countShort,
  filters,
  sort,
  filtersButton,
  notice,
  members,
  earlier,
  more,
  added,
  games,
  wider,
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
        <TitleRow>
          <div className={styles.words}>
            <Heading level={1}>{title}</Heading>
            <p className={styles.count}>
              <span className={styles.long}>{count}</span>
              <span className={styles.short}>{countShort}</span>
            </p>
          </div>
        </TitleRow>
        {sort && (
          <div className={styles.sort}>
            <SortMenu {...sort} />
          </div>
        )}
      </div>
      <MemberFilters {...filters} />
      {earlier && (
        <div className={styles.earlier}>
          <ChipLink href={earlier.href} rel="prev" icon={<ArrowUp />}>
            {earlier.label}
          </ChipLink>
        </div>
      )}
      {members.length > 0 ? (
        <Cards
          members={members}
          lead
          between={games && <Games {...games} />}
          unfinished={more !== undefined}
        />
      ) : (
        <EmptyState
          icon={<SearchX />}
          title={empty.title}
          action={<ButtonLink href={empty.action.href}>{empty.action.label}</ButtonLink>}
        >
          {empty.text}
        </EmptyState>
      )}
      <p role="status" className={more?.busy === undefined ? undefined : styles.foot}>
        {more?.busy === undefined ? (
          <VisuallyHidden>{added}</VisuallyHidden>
        ) : (
          <>
            <Spinner />
            {more.busy}
          </>
        )}
      </p>
      {more && <More {...more} />}
      {wider && wider.options.length > 0 && <Wider {...wider} />}
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
