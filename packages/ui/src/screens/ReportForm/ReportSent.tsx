import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button';
import { Heading } from '../../components/Heading/Heading';
import { Text } from '../../components/Text/Text';
import { answers, number as numberStyle, sent, sentTitle, ticket, ticketLabel } from './ReportForm.css';

export interface ReportSentProps {
  title: string;
  text: ReactNode;
  /** The report's reference number. */
  number: { label: string; value: string };
  /** Links to the status of reports. */
  list?: { href: string; label: string };
  /** Closes it; unset on a page of its own. */
  done?: { label: string; onPress: () => void };
}

const focusOnArrival = (element: HTMLDivElement | null) => element?.focus();

/** A report was received: its reference number. Takes the focus when it appears, so that it is read out. */
export function ReportSent({ title, text, number, list, done }: ReportSentProps) {
  return (
    <div className={sent}>
      <div ref={focusOnArrival} tabIndex={-1} className={sentTitle}>
        <Heading level={2} type="sub">
          {title}
        </Heading>
        <Text>{text}</Text>
      </div>
      <p className={ticket}>
        <span className={ticketLabel}>{number.label}</span>
        <strong className={numberStyle}>{number.value}</strong>
      </p>
      {(list || done) && (
        <div className={answers}>
          {list && (
            <ButtonLink href={list.href} look="outlined">
              {list.label}
            </ButtonLink>
          )}
          {done && <Button onClick={done.onPress}>{done.label}</Button>}
        </div>
      )}
    </div>
  );
}
