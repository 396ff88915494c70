import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading';
import { Segments } from '../../components/Progress/Progress';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';

/** The current one of the two steps of a withdrawal, and its title. */
export interface WithdrawalHeadProps {
  step: { done: 1 | 2; label: string };
  title: string;
  text: ReactNode;
}

/** Bars, name of the step, title and sentence. */
export function WithdrawalHead({ step, title, text }: WithdrawalHeadProps) {
  return (
    <Stack as="header" gap={12}>
      <Segments total={2} done={step.done} label={step.label} />
      <Heading level={1} type="section">
        {title}
      </Heading>
      <Text tone="muted">{text}</Text>
    </Stack>
  );
}
