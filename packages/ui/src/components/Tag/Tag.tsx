import { Drama } from 'lucide-react';
import type { ReactNode } from 'react';
import { dot, tag } from './Tag.css';

export interface TagProps {
  /** `glass` stands on photos. */
  look?: 'glass' | 'secondary' | 'primary' | 'soft' | 'success' | 'warn' | 'danger' | 'plain';
  /** 28, 26 or 34 px high. */
  size?: 'regular' | 'compact' | 'large';
  icon?: ReactNode;
  children: ReactNode;
}

/** A short word about a thing. */
export function Tag({ look, size, icon, children }: TagProps) {
  return (
    <span className={tag({ look, size })}>
      {icon}
      {children}
    </span>
  );
}

type MarkProps = Pick<TagProps, 'size' | 'children'>;

/** Marks a fictional profile: icon and word on glass. */
export function FictionalTag({ children, size }: MarkProps) {
  return (
    <Tag look="glass" size={size} icon={<Drama />}>
      {children}
    </Tag>
  );
}

/** Marks a member who is online: a dot and the word. */
export function PresenceTag({ children, size }: MarkProps) {
  return (
    <Tag look="glass" size={size} icon={<span className={dot} />}>
      {children}
    </Tag>
  );
}
