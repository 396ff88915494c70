import type { ReactNode } from 'react';
import { Card } from '../Card/Card';
import { Heading } from '../Heading/Heading';
import type { HeadingProps } from '../Heading/Heading';
import { disc, empty, sentence } from './EmptyState.css';

export interface EmptyStateProps {
  icon: ReactNode;
  title: ReactNode;
  level?: HeadingProps['level'];
  /** One helpful sentence. */
  children: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** On a card, or directly on the page. */
  look?: 'framed' | 'bare';
}

/** Shown where there is nothing or something failed: what it means and what to do. */
export function EmptyState({ icon, title, level = 2, children, action, look = 'framed' }: EmptyStateProps) {
  const content = (
    <div className={empty}>
      <span className={disc}>{icon}</span>
      <Heading level={level} type="sub">
        {title}
      </Heading>
      <p className={sentence}>{children}</p>
      {action}
    </div>
  );
  return look === 'framed' ? <Card padding="none">{content}</Card> : content;
}
