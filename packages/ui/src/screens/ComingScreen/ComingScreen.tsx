import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/Button';
import { Heading } from '../../components/Heading/Heading';
import { Text } from '../../components/Text/Text';
import { Stack } from '../../components/Stack/Stack';
import type { PosterFigure } from '../poster/poster-figure';
import { ThemedPortrait } from '../poster/ThemedPortrait';
import { page, portrait } from './ComingScreen.css';

export interface ComingScreenProps {
  title: string;
  text: ReactNode;
  action: { href: string; label: string };
  /** A drawn person of this site's cast. */
  figure: PosterFigure;
}

/** A screen that is announced and not available yet. */
export function ComingScreen({ title, text, action, figure }: ComingScreenProps) {
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
