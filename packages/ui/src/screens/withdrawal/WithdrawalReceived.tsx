import { Mail } from 'lucide-react';
import { Alert } from '../../components/Alert/Alert';
import { Box } from '../../components/Box/Box';
import { ButtonLink } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { PrintButton } from '../../components/PrintButton/PrintButton';
import { Text } from '../../components/Text/Text';
import { FactLines } from '../payment-parts/FactLines';
import type { FactLine } from '../payment-parts/FactLines';
import { ResultHead } from '../payment-parts/ResultHead';
import { page } from './withdrawal.css';

export interface WithdrawalReceivedProps {
  title: string;
  /** Date and time of the receipt, to the second. */
  text: string;
  lines: readonly FactLine[];
  /** What happens to the money where the lines don't say it. */
  note?: string;
  mailed: { title: string; text: string };
  print: string;
  next: { href: string; label: string };
}

/** The receipt of a withdrawal. */
export function WithdrawalReceived({
  title,
  text,
  lines,
  note,
  mailed,
  print,
  next,
}: WithdrawalReceivedProps) {
  return (
    <section className={page}>
      <ResultHead kind="completed" title={title} text={text} />
      <Card padding="none">
        <Box paddingX={20} paddingY={4}>
          <FactLines lines={lines} />
        </Box>
      </Card>
      {note && <Text>{note}</Text>}
      <Alert tone="neutral" icon={<Mail />} title={mailed.title}>
        {mailed.text}
      </Alert>
      <PrintButton look="outlined" full>
        {print}
      </PrintButton>
      <ButtonLink href={next.href} size="large" full>
        {next.label}
      </ButtonLink>
    </section>
  );
}
