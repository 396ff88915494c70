import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { badge } from './Badge.css';

export interface BadgeProps {
  count: number;
  /** The count in words: read out instead of the digits. */
  label?: string;
  tone?: 'unread' | 'secondary' | 'danger' | 'neutral';
  size?: 'small' | 'medium';
  /** A ring in the surface's colour, on icons. */
  ring?: boolean;
  /** Higher numbers show as `99+`; 99 by default. */
  max?: number;
  /** Formats the number in the visitor's locale. */
  formatCount?: (count: number) => string;
}

/** A number in a pill. Unread and filter counts are hidden at zero, a balance is not. */
export function Badge({
  count,
  label,
  tone = 'unread',
  size,
  ring,
  max = 99,
  formatCount = String,
}: BadgeProps) {
  if (count <= 0 && (tone === 'unread' || tone === 'neutral')) return null;
  const shown = count > max ? `${formatCount(max)}+` : formatCount(count);
  return (
    <span className={badge({ tone, size, ring })}>
      {label === undefined ? (
        shown
      ) : (
        <>
          <span aria-hidden="true">{shown}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
