import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/Button';
import { Text } from '../../components/Text/Text';
import { foot, step, title as titleStyle } from './delete-steps.css';

export interface DeleteDetourProps {
  title: string;
  text: string;
  /** What helps first, a large full button or link. */
  action: ReactNode;
  /** The way on. */
  next: { href: string; label: string };
}

/** Something that may help instead: a word with the support, or a pause. */
export function DeleteDetour({ title, text, action, next }: DeleteDetourProps) {
  return (
    <div className={step}>
      <h1 className={titleStyle}>{title}</h1>
      <Text type="lead">{text}</Text>
      <div className={foot}>
        {action}
        <ButtonLink href={next.href} look="outlined" size="large" full>
          {next.label}
        </ButtonLink>
      </div>
    </div>
  );
}
