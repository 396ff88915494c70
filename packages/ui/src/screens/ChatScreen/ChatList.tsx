import { Image, MessageCircle } from 'lucide-react';
import { memo } from 'react';
import { Avatar } from '../../components/Avatar/Avatar';
import { Badge } from '../../components/Badge/Badge';
import { ButtonLink } from '../../components/Button/Button';
import { ChipGroup, ChipLink } from '../../components/Chip/Chip';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Heading } from '../../components/Heading/Heading';
import type { HeadingProps } from '../../components/Heading/Heading';
import { TitleRow } from '../../components/TitleRow/TitleRow';
import { Link } from '../../components/Link/Link';
import { FictionalTag } from '../../components/Tag/Tag';
import { useRouterParts } from '../../router/RouterParts';
import * as styles from './ChatList.css';

/** A conversation in the list. */
export interface ChatRow {
  id: string;
  href: string;
  name: string;
  photo?: string;
  ground?: string;
  /** The presence label. */
  online?: string;
  fictional?: string;
  /** One line of the latest message. */
  preview: string;
  /** Before or in place of the latest message: somebody is typing, or a message is queued. */
  note?: { tone: 'success' | 'primary' | 'warn' | 'danger'; text: string; preview?: string };
  /** The latest message is a photo. */
  isPhoto?: boolean;
  time: string;
  dateTime: string;
  unread: number;
  /** The count in words. */
  unreadLabel?: string;
  selected?: boolean;
}

export interface ChatListProps {
  title: string;
  level?: HeadingProps['level'];
  /** Accessible name of the list. */
  label: string;
  filters?: readonly {
    href: string;
    label: string;
    selected: boolean;
    count?: number;
    countLabel?: string;
  }[];
  rows: readonly ChatRow[];
  empty: { title: string; text: string; action?: { href: string; label: string } };
  /** Links to older conversations. */
  more?: { href: string; label: string };
}

const Row = memo(function Row(row: ChatRow) {
  const { Link: Part } = useRouterParts();
  const waits = row.unread > 0;
  return (
    <Part className={styles.row} href={row.href} aria-current={row.selected ? 'page' : undefined}>
      <Avatar src={row.photo} ground={row.ground} alt="" size="medium" online={row.online} />
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.name}>{row.name}</span>
          <time className={waits ? styles.timeNew : styles.time} dateTime={row.dateTime}>
            {row.time}
          </time>
        </span>
        <span className={styles.line}>
          <span className={waits ? styles.previewNew : styles.preview}>
            {row.isPhoto && !row.note && <Image />}
            <span className={styles.previewText}>
              {row.note && <b className={styles.note[row.note.tone]}>{row.note.text} </b>}
              {row.note ? row.note.preview : row.preview}
            </span>
          </span>
          {row.fictional && <FictionalTag size="small">{row.fictional}</FictionalTag>}
          <Badge count={row.unread} label={row.unreadLabel} />
        </span>
      </span>
    </Part>
  );
});

/** The conversations, newest first. */
export function ChatList({ title, level = 1, label, filters, rows, empty, more }: ChatListProps) {
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <TitleRow>
          <Heading level={level} type="section">
            {title}
          </Heading>
        </TitleRow>
        {filters && (
          <ChipGroup>
            {filters.map((filter) => (
              <ChipLink
                key={filter.href}
                href={filter.href}
                selected={filter.selected}
                badge={filter.count ? <Badge count={filter.count} label={filter.countLabel} /> : undefined}
              >
                {filter.label}
              </ChipLink>
            ))}
          </ChipGroup>
        )}
      </div>
      {rows.length > 0 ? (
        <ul aria-label={label}>
          {rows.map((row) => (
            <li key={row.id}>
              <Row {...row} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          look="bare"
          icon={<MessageCircle />}
          title={empty.title}
          action={empty.action && <ButtonLink href={empty.action.href}>{empty.action.label}</ButtonLink>}
        >
          {empty.text}
        </EmptyState>
      )}
      {more && (
        <p className={styles.more}>
          <Link look="standalone" href={more.href}>
            {more.label}
          </Link>
        </p>
      )}
    </div>
  );
}
