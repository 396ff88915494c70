import { Download, Receipt } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { ChipGroup, ChipLink } from '../../components/Chip/Chip';
import { Container } from '../../components/Container/Container';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { DisplayText, Heading } from '../../components/Heading/Heading';
import { Link as TextLink } from '../../components/Link/Link';
import { Progress } from '../../components/Progress/Progress';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { TitleRow } from '../../components/TitleRow/TitleRow';
import { LedgerTable } from './LedgerTable';
import type { LedgerTableProps } from './LedgerTable';
import { PaymentRow } from './PaymentRow';
import type { PaymentLine } from './PaymentRow';
import * as styles from './TransactionsScreen.css';

interface ScreenLink {
  href: string;
  label: string;
}

export interface TransactionsScreenProps {
  title: string;
  balance: { label: string; value: string; text?: string; action: ScreenLink };
  spending: {
    label: string;
    value: string;
    text?: string;
    /** The amount of open orders. */
    open?: string;
    /** What was spent in other currencies, a line each. */
    others?: readonly string[];
    /** The used share of the member's limit, from 0 to 1. */
    meter?: { value: number; label: string };
    action: ScreenLink;
  };
  /** The last purchase, to repeat it. */
  repeat?: { label: string; value: string; text: string; action: ScreenLink };
  payments: { title: string; items: readonly PaymentLine[] };
  entries: LedgerTableProps & {
    title: string;
    filters: { label: string; items: readonly (ScreenLink & { selected: boolean })[] };
  };
  empty: { title: string; text: string };
  more?: ScreenLink;
  /** Downloads everything as a file. */
  file?: ScreenLink;
  notice?: ReactNode;
  /** A `SpendLimit`. */
  limit: ReactNode;
}

function Figure({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <Card>
      <div className={styles.figure}>
        <Stack gap={4}>
          <Text type="small" tone="muted">
            {label}
          </Text>
          <DisplayText as="p" type="total" numbers="tabular">
            {value}
          </DisplayText>
        </Stack>
        {children}
      </div>
    </Card>
  );
}

function SmallText({ children }: { children: ReactNode }) {
  return (
    <Text type="small" tone="muted">
      {children}
    </Text>
  );
}

function Boxes({
  balance,
  spending,
  repeat,
}: Pick<TransactionsScreenProps, 'balance' | 'spending' | 'repeat'>) {
  return (
    <div className={styles.boxes}>
      <Figure label={balance.label} value={balance.value}>
        {balance.text && <SmallText>{balance.text}</SmallText>}
        <ButtonLink href={balance.action.href} full>
          {balance.action.label}
        </ButtonLink>
      </Figure>
      <Figure label={spending.label} value={spending.value}>
        {spending.meter && <Progress {...spending.meter} />}
        {spending.text && <SmallText>{spending.text}</SmallText>}
        {spending.open && <SmallText>{spending.open}</SmallText>}
        {spending.others?.map((line) => (
          <SmallText key={line}>{line}</SmallText>
        ))}
        <p>
          <TextLink href={spending.action.href}>{spending.action.label}</TextLink>
        </p>
      </Figure>
      {repeat && (
        <Figure label={repeat.label} value={repeat.value}>
          <SmallText>{repeat.text}</SmallText>
          <ButtonLink href={repeat.action.href} look="outlined" full>
            {repeat.action.label}
          </ButtonLink>
        </Figure>
      )}
    </div>
  );
}

function Ledger({ title, filters, columns, days }: TransactionsScreenProps['entries']) {
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <Heading level={2} type="sub">
          {title}
        </Heading>
        <nav aria-label={filters.label}>
          <ChipGroup>
            {filters.items.map(({ href, label, selected }) => (
              <ChipLink key={href} href={href} selected={selected} data-replace>
                {label}
              </ChipLink>
            ))}
          </ChipGroup>
        </nav>
      </div>
      {days.length > 0 && (
        <Card padding="none" divided>
          <LedgerTable columns={columns} days={days} />
        </Card>
      )}
    </section>
  );
}

/** Balance, spending, payments, every ledger entry, and the member's own limit. */
export function TransactionsScreen({
  title,
  balance,
  spending,
  repeat,
  payments,
  entries,
  empty,
  more,
  file,
  notice,
  limit,
}: TransactionsScreenProps) {
  const nothing = payments.items.length === 0 && entries.days.length === 0;
  return (
    <Container className={styles.page}>
      <TitleRow>
        <div className={styles.titleHead}>
          <Heading level={1}>{title}</Heading>
          {file && !nothing && (
            <a href={file.href} download className={styles.file}>
              <Download /> {file.label}
            </a>
          )}
        </div>
      </TitleRow>
      {notice}
      <Boxes balance={balance} spending={spending} repeat={repeat} />
      {nothing && (
        <EmptyState icon={<Receipt />} title={empty.title}>
          {empty.text}
        </EmptyState>
      )}
      <div className={styles.columns}>
        {(entries.days.length > 0 || !nothing) && <Ledger {...entries} />}
        {payments.items.length > 0 && (
          <section className={styles.part}>
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
          </section>
        )}
      </div>
      {more && (
        <p className={styles.more}>
          <ButtonLink href={more.href} look="outlined">
            {more.label}
          </ButtonLink>
        </p>
      )}
      {limit}
    </Container>
  );
}
