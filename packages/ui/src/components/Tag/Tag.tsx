import type { ReactNode } from 'react';
import { dot, fictionalIcon, tag } from './Tag.css';

interface TagContent {
  /** 26, 28 or 34 px high. */
  size?: 'small' | 'medium' | 'large';
  icon?: ReactNode;
  children: ReactNode;
}

interface SoftTag {
  look?: 'soft';
  tone?: 'neutral' | 'primary' | 'success' | 'warn' | 'danger';
}

interface FilledTag {
  look: 'filled';
  tone: 'primary' | 'secondary';
}

/** For photos. */
interface GlassTag {
  look: 'glass';
  tone?: undefined;
}

export type TagProps = TagContent & (SoftTag | FilledTag | GlassTag);

/** A short label. */
export function Tag({ look, tone, size, icon, children }: TagProps) {
  return (
    <span className={tag({ look, tone, size })}>
      {icon}
      {children}
    </span>
  );
}

type MarkProps = Pick<TagContent, 'size' | 'children'>;

/** Marks a fictional profile: the brand's icon, from `fictionalIconCss`, and label on glass. */
export function FictionalTag({ children, size }: MarkProps) {
  return (
    <Tag look="glass" size={size} icon={<span className={fictionalIcon} />}>
      {children}
    </Tag>
  );
}

/** Marks a member who is online: a dot and the label. */
export function PresenceTag({ children, size }: MarkProps) {
  return (
    <Tag look="glass" size={size} icon={<span className={dot} />}>
      {children}
    </Tag>
  );
}
