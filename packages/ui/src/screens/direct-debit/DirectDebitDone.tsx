import { Check, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { ButtonLink } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { Heading } from '../../components/Heading/Heading';
import { Text } from '../../components/Text/Text';
import { DirectDebitHead } from './DirectDebitHead';
import type { DirectDebitHeadProps } from './DirectDebitHead';
import { OrderLines } from './OrderLines';
import type { OrderLinesProps } from './OrderLines';
import * as styles from './direct-debit.css';

export interface DirectDebitDoneProps {
  head: Omit<DirectDebitHeadProps, 'progress'>;
  titleId: string;
  title: string;
  text: string;
  order: OrderLinesProps;
  /** The recipient of the copy. */
  mail: { title: string; text: ReactNode };
  primary: { href: string; label: string; icon?: ReactNode };
  others: readonly { href: string; label: string }[];
  /** What the first action does and doesn't do. */
  note?: ReactNode;
}

/** A confirmed direct debit order: the credits, and what is collected when. */
export function DirectDebitDone(props: DirectDebitDoneProps) {
  const { head, titleId, title, text, order, mail, primary, others, note } = props;
  return (
    <>
      <DirectDebitHead {...head} />
      <section className={styles.narrow}>
        <div className={styles.centred} role="status">
          <span className={styles.disc({ tone: 'success' })} aria-hidden="true">
            <Check />
          </span>
          <Heading level={1} type="section" id={titleId}>
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </div>
        <Card look="outlined" padding="small">
          <OrderLines {...order} />
        </Card>
        <Alert tone="neutral" icon={<Mail />} title={mail.title}>
          {mail.text}
        </Alert>
        <div className={styles.lastButton}>
          <ButtonLink href={primary.href} size="large" full icon={primary.icon}>
            {primary.label}
          </ButtonLink>
          {note && <p className={styles.fine}>{note}</p>}
          {others.map(({ href, label }) => (
            <ButtonLink key={href} href={href} look="text" full>
              {label}
            </ButtonLink>
          ))}
        </div>
      </section>
    </>
  );
}
