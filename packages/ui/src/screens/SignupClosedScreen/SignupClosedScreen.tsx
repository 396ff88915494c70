import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/Button';
import { Heading } from '../../components/Heading/Heading';
import { Text } from '../../components/Text/Text';
import { Stack } from '../../components/Stack/Stack';
import type { PosterFigure } from '../poster/poster-figure';
import { ThemedPortrait } from '../poster/ThemedPortrait';
import { page, portrait } from './SignupClosedScreen.css';

export interface SignupClosedScreenProps {
  title: string;
  text: ReactNode;
  action: { href: string; label: string };
  /** A drawn person of this site's cast. */
  figure: PosterFigure;
}

/** Says that only invited people can sign up. */
export function SignupClosedScreen({ title, text, action, figure }: SignupClosedScreenProps) {
  return (
    <section className={page}>
      <ThemedPortrait className={portrait} figure={figure} crop="bust" />
      <Stack gap={16}>
        <Heading level={1}>{title}</Heading>
        <Text type="lead" tone="muted">
          {text}
        </Text>
        <p>
          <ButtonLink href={action.href} size="large">
            {action.label}
          </ButtonLink>
        </p>
      </Stack>
    </section>
  );
}
