import { Check, Circle, LoaderCircle } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Box } from '../../components/Box/Box';
import { ButtonLink } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { ChatBubble } from '../../components/ChatBubble/ChatBubble';
import { Heading } from '../../components/Heading/Heading';
import { Stack } from '../../components/Stack/Stack';
import { MarkedName } from '../../components/Tag/MarkedName';
import { Text } from '../../components/Text/Text';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { FactLines } from '../payment-parts/FactLines';
import type { FactLine } from '../payment-parts/FactLines';
import { ResultHead } from '../payment-parts/ResultHead';
import type { ResultKind } from '../payment-parts/ResultHead';
import { changed as changedStyle } from '../payment-parts/ResultHead.css';
import * as styles from './PaymentResultScreen.css';

interface ResultLink {
  href: string;
  label: string;
  /** Mark of a fictional profile that the label names. */
  fictional?: string;
}

export interface PaymentStep {
  state: 'done' | 'now' | 'next';
  label: string;
  note?: string;
}

export interface PaymentResultScreenProps {
  kind: ResultKind;
  title: string;
  text?: ReactNode;
  /** For a pending payment: the completed, current and next steps, in place of the lines. */
  steps?: readonly PaymentStep[];
  lines: readonly FactLine[];
  /** The member's unsent message. */
  unsent?: { label: string; fictional?: string; author: string; text: string };
  /** Alternatives after a failed payment. */
  ways?: { title: string; items: readonly ResultLink[] };
  primary: ResultLink & { look?: 'filled' | 'outlined' };
  /** Small print below the first link. */
  note?: string;
  /** In a row: receipt and help. */
  papers?: readonly ResultLink[];
  others?: readonly ResultLink[];
  /** The right of withdrawal, while there is one. */
  withdrawal?: { title: string; text: string; action: ResultLink };
}

const marks = { done: Check, now: LoaderCircle, next: Circle };

function Steps({ steps }: { steps: readonly PaymentStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ state, label, note }) => {
        const Mark = marks[state];
        return (
          <li key={label} className={styles.step}>
            <span className={styles.mark({ state })} aria-hidden="true">
              <Mark />
            </span>
            <div>
              <p className={styles.stepName}>{label}</p>
              {note && <p className={styles.stepNote}>{note}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Links({ links, look }: { links: readonly ResultLink[]; look: 'outlined' | 'text' }) {
  return links.map(({ href, label, fictional }) => (
    <ButtonLink key={label} href={href} look={look} full>
      <MarkedName fictional={fictional}>{label}</MarkedName>
    </ButtonLink>
  ));
}

/** Whether the state changed after the first render; the new title then gets the focus. */
function useChange(kind: ResultKind, titleId: string): boolean {
  const [first] = useState(kind);
  const last = useRef(kind);
  useEffect(() => {
    if (last.current === kind) return;
    last.current = kind;
    document.getElementById(titleId)?.focus();
  }, [kind, titleId]);
  return kind !== first;
}

/** The result of a payment. Updates in place: the new state fades in, takes the focus and is read out. */
export function PaymentResultScreen({
  kind,
  title,
  text,
  steps,
  lines,
  unsent,
  ways,
  primary,
  note,
  papers = [],
  others = [],
  withdrawal,
}: PaymentResultScreenProps) {
  const titleId = useId();
  const isChanged = useChange(kind, titleId);
  return (
    <section className={styles.page}>
      <VisuallyHidden>
        <span role="status">{isChanged ? title : ''}</span>
      </VisuallyHidden>
      <div key={kind} className={isChanged ? `${styles.body} ${changedStyle}` : styles.body}>
        <ResultHead kind={kind} id={titleId} title={title} text={text} />
        {(steps || lines.length > 0) && (
          <Card padding="none">
            <Box paddingX={20} paddingY={steps ? 20 : 4}>
              {steps ? <Steps steps={steps} /> : <FactLines lines={lines} />}
            </Box>
          </Card>
        )}
        {unsent && (
          <div className={styles.unsent}>
            <Text type="small" tone="muted" weight="strong">
              <MarkedName fictional={unsent.fictional}>{unsent.label}</MarkedName>
            </Text>
            <ChatBubble side="own" author={unsent.author} unsent="waiting">
              {unsent.text}
            </ChatBubble>
          </div>
        )}
        <Stack gap={8}>
          <ButtonLink href={primary.href} look={primary.look} size="large" full>
            <MarkedName fictional={primary.fictional}>{primary.label}</MarkedName>
          </ButtonLink>
          {note && (
            <Text type="small" tone="muted" align="center">
              {note}
            </Text>
          )}
        </Stack>
        {ways && ways.items.length > 0 && (
          <Stack gap={8}>
            <Heading level={2} type="sub">
              {ways.title}
            </Heading>
            <Links links={ways.items} look="outlined" />
          </Stack>
        )}
        {papers.length > 0 && (
          <div className={styles.pair}>
            <Links links={papers} look="outlined" />
          </div>
        )}
        {others.length > 0 && (
          <Stack gap={4}>
            <Links links={others} look="text" />
          </Stack>
        )}
        {withdrawal && (
          <Card>
            <Stack gap={12}>
              <Heading level={2} type="sub">
                {withdrawal.title}
              </Heading>
              <Text type="small" tone="muted">
                {withdrawal.text}
              </Text>
              <ButtonLink href={withdrawal.action.href} look="outlined" full>
                {withdrawal.action.label}
              </ButtonLink>
            </Stack>
          </Card>
        )}
      </div>
    </section>
  );
}
