import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/Button';
import { Text } from '../../components/Text/Text';
import { foot, step } from './delete-steps.css';
import { DeleteTitle } from './DeleteTitle';

export interface DeleteDetourProps {
  title: string;
  text: string;
  /** Why the alternative failed. */
  error?: string;
  /** An alternative that may help, a large filled button or link. */
  action: ReactNode;
  /** The next step. */
  next: { href: string; label: string };
}

/** An alternative to deletion: contacting support, or a pause. */
export function DeleteDetour({ title, text, error, action, next }: DeleteDetourProps) {
  return (
    <div className={step}>
      <DeleteTitle>{title}</DeleteTitle>
      <Text type="lead">{text}</Text>
      {error && (
        <Text tone="danger" weight="strong">
          {error}
        </Text>
      )}
      <div className={foot}>
        {action}
        <ButtonLink href={next.href} look="outlined" size="large" full>
          {next.label}
        </ButtonLink>
      </div>
    </div>
  );
}
