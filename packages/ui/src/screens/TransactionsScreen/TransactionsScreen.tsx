import { ChevronRight, Receipt } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/Button';
import { Box } from '../../components/Box/Box';
import { Card } from '../../components/Card/Card';
import { Container } from '../../components/Container/Container';
import { TitleRow } from '../../components/TitleRow/TitleRow';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { DisplayText, Heading } from '../../components/Heading/Heading';
import { Tag } from '../../components/Tag/Tag';
import { Text } from '../../components/Text/Text';
import { Inline } from '../../components/Inline/Inline';
import { Stack } from '../../components/Stack/Stack';
import { useRouterParts } from '../../router/RouterParts';
import * as styles from './TransactionsScreen.css';

/** Credits that came or went. */
export interface LedgerLine {
  id: string;
  label: string;
  /** With sign: "+30", "−1". */
  credits: string;
  tone: 'success' | 'neutral';
  /** The balance after it. */
  balance: string;
  time: string;
  dateTime: string;
  href?: string;
}

/** Money that was paid. */
export interface PaymentLine {
  id: string;
  href: string;
  label: string;
  amount: string;
  status: { label: string; tone: 'neutral' | 'success' | 'warn' | 'danger' };
  time: string;
  dateTime: string;
}

export interface TransactionsScreenProps {
  title: string;
  balance: { label: string; value: string };
  action?: { href: string; label: string };
  payments: { title: string; items: readonly PaymentLine[] };
  entries: { title: string; items: readonly LedgerLine[] };
  empty: { title: string; text: string; action?: { href: string; label: string } };
  more?: { href: string; label: string };
  notice?: ReactNode;
}

function Ledger({ line }: { line: LedgerLine }) {
  const { Link } = useRouterParts();
  const content = (
    <>
      <span className={styles.words}>
        <span className={styles.name}>{line.label}</span>
        <time className={styles.time} dateTime={line.dateTime}>
          {line.time}
        </time>
      </span>
      <span className={styles.amounts}>
        <span className={line.tone === 'success' ? styles.gain : styles.out}>{line.credits}</span>
        <span className={styles.time}>{line.balance}</span>
      </span>
    </>
  );
  if (line.href === undefined) return <div className={styles.row}>{content}</div>;
  return (
    <Link className={styles.linkRow} href={line.href}>
      {content}
      <ChevronRight />
    </Link>
  );
}

function PaymentRow({ line }: { line: PaymentLine }) {
  const { Link } = useRouterParts();
  return (
    <Link className={styles.linkRow} href={line.href}>
      <span className={styles.words}>
        <span className={styles.name}>{line.label}</span>
        <time className={styles.time} dateTime={line.dateTime}>
          {line.time}
        </time>
      </span>
      <span className={styles.amounts}>
        <span className={styles.out}>{line.amount}</span>
        <Tag tone={line.status.tone} size="small">
          {line.status.label}
        </Tag>
      </span>
      <ChevronRight />
    </Link>
  );
}

/** Balance, payments, and every credit that came or went. */
export function TransactionsScreen({
  title,
  balance,
  action,
  payments,
  entries,
  empty,
  more,
  notice,
}: TransactionsScreenProps) {
  const nothing = payments.items.length === 0 && entries.items.length === 0;
  return (
    <Container className={styles.page}>
      <Stack as="header" gap={16}>
        <TitleRow>
          <Heading level={1}>{title}</Heading>
        </TitleRow>
        <Card padding="none">
          <Box paddingX={20} paddingY={16}>
            <Inline justify="between">
              <div>
                <Text type="small">{balance.label}</Text>
                <DisplayText as="p" type="total" numbers="tabular">
                  {balance.value}
                </DisplayText>
              </div>
              {action && (
                <ButtonLink href={action.href} size="small">
                  {action.label}
                </ButtonLink>
              )}
            </Inline>
          </Box>
        </Card>
      </Stack>
      {notice}
      {nothing && (
        <EmptyState
          icon={<Receipt />}
          title={empty.title}
          action={empty.action && <ButtonLink href={empty.action.href}>{empty.action.label}</ButtonLink>}
        >
          {empty.text}
        </EmptyState>
      )}
      {payments.items.length > 0 && (
        <Stack as="section">
          <Heading level={2} type="sub">
            {payments.title}
          </Heading>
          <Card as="ul" padding="none" divided>
            {payments.items.map((line) => (
              <li key={line.id}>
                <PaymentRow line={line} />
              </li>
            ))}
          </Card>
        </Stack>
      )}
      {entries.items.length > 0 && (
        <Stack as="section">
          <Heading level={2} type="sub">
            {entries.title}
          </Heading>
          <Card as="ul" padding="none" divided>
            {entries.items.map((line) => (
              <li key={line.id}>
                <Ledger line={line} />
              </li>
            ))}
          </Card>
        </Stack>
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
