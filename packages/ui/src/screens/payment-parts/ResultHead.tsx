import { CircleAlert, Check, Hourglass, Undo2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading';
import { Text } from '../../components/Text/Text';
import { disc, head } from './ResultHead.css';

/** The result of a payment, or that it is pending. */
export type ResultKind =
  'pending' | 'completed' | 'failed' | 'cancelled' | 'refunded' | 'partly_refunded' | 'charged_back';

const icons: Record<ResultKind, LucideIcon> = {
  pending: Hourglass,
  completed: Check,
  failed: CircleAlert,
  cancelled: Undo2,
  refunded: Undo2,
  partly_refunded: Undo2,
  charged_back: CircleAlert,
};

interface ResultHeadProps {
  kind: ResultKind;
  /** Id of the title, which can take the focus. */
  id?: string;
  title: string;
  text?: ReactNode;
}

/** Icon, title and sentence of a payment's result. */
export function ResultHead({ kind, id, title, text }: ResultHeadProps) {
  const Icon = icons[kind];
  return (
    <div className={head}>
      <span className={disc({ kind })} aria-hidden="true">
        <Icon />
      </span>
      <Heading level={1} type="section" id={id}>
        {title}
      </Heading>
      {text && <Text tone="muted">{text}</Text>}
    </div>
  );
}
