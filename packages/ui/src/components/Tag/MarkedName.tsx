import type { ReactNode } from 'react';
import { Inline } from '../Inline/Inline';
import { FictionalTag } from './Tag';

export interface MarkedNameProps {
  /** Mark of a fictional profile. */
  fictional?: string;
  /** A name, or a text that contains it. */
  children: ReactNode;
}

/** A member's name, followed by the mark if the profile is fictional. */
export function MarkedName({ fictional, children }: MarkedNameProps) {
  if (fictional === undefined) return children;
  return (
    <Inline as="span" gap={8}>
      {children}
      <FictionalTag size="small">{fictional}</FictionalTag>
    </Inline>
  );
}
