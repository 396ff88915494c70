import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button';
import { ExpressTick } from '../../components/ExpressTick/ExpressTick';
import type { ExpressTickProps } from '../../components/ExpressTick/ExpressTick';
import { Stack } from '../../components/Stack/Stack';
import { OrderLines } from './OrderLines';
import type { OrderLinesProps } from './OrderLines';
import { fine as fineStyle } from './OrderPanel.css';

export interface Order extends OrderLinesProps {
  title: string;
  /** The request for immediate delivery; absent where the order continues on another page. */
  express?: ExpressTickProps;
  /** The legally required label. */
  submit: string;
  /** Continues on another page, where the order is placed; replaces `submit`. */
  next?: { href: string; label: string };
  /** Replaces the button: why nothing can be ordered now. */
  blocked?: ReactNode;
  /** Busy label while the order is sent. */
  busy?: string;
  /** The next page and the applicable terms. */
  fine: ReactNode;
}

function OrderControl({ form, order }: { form: string; order: Order }) {
  const { express, submit, next, blocked, busy } = order;
  if (blocked !== undefined) return blocked;
  if (next) {
    return (
      <ButtonLink href={next.href} size="large" full>
        {next.label}
      </ButtonLink>
    );
  }
  return (
    <>
      {express && <ExpressTick form={form} {...express} />}
      <Button type="submit" form={form} size="large" full busy={busy}>
        {submit}
      </Button>
    </>
  );
}

/** The full price, and the one button. */
export function OrderPanel({ form, order }: { form: string; order: Order }) {
  const { lines, total, fine } = order;
  return (
    <Stack gap={16}>
      <OrderLines lines={lines} total={total} />
      <OrderControl form={form} order={order} />
      <p className={fineStyle}>{fine}</p>
    </Stack>
  );
}
