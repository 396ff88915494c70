import { CircleCheck, CircleSlash, CircleX, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { Heading } from '../../components/Heading/Heading';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import * as styles from './PaymentResultScreen.css';

export interface PaymentResultScreenProps {
  kind: 'pending' | 'completed' | 'failed' | 'cancelled';
  title: string;
  text: ReactNode;
  lines: readonly { label: string; value: string }[];
  primary: { href: string; label: string };
  others?: readonly { href: string; label: string }[];
  /** An `Alert` below the lines. */
  notice?: ReactNode;
}

const icons = { pending: Hourglass, completed: CircleCheck, failed: CircleX, cancelled: CircleSlash };

/** What became of a payment; read out when it changes. */
export function PaymentResultScreen({
  kind,
  title,
  text,
  lines,
  primary,
  others = [],
  notice,
}: PaymentResultScreenProps) {
  const Icon = icons[kind];
  return (
    <section className={styles.page}>
      <div className={styles.column}>
        <Card padding="none">
          <div className={styles.inside}>
            <div className={styles.words} role="status">
              <span className={styles.disc({ kind })} aria-hidden="true">
                <Icon />
              </span>
              <Heading level={1} type="section">
                {title}
              </Heading>
              <Text tone="muted">{text}</Text>
            </div>
            {lines.length > 0 && (
              <dl className={styles.lines}>
                {lines.map(({ label, value }) => (
                  <div key={label} className={styles.line}>
                    <dt className={styles.label}>{label}</dt>
                    <dd className={styles.value}>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
            {notice}
            <Stack gap={4}>
              <ButtonLink href={primary.href} size="large" full>
                {primary.label}
              </ButtonLink>
              {others.map(({ href, label }) => (
                <ButtonLink key={href} href={href} look="text" full>
                  {label}
                </ButtonLink>
              ))}
            </Stack>
          </div>
        </Card>
      </div>
    </section>
  );
}
