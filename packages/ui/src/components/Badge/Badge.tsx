import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { badge } from './Badge.css';

export interface BadgeProps {
  count: number;
  /** What is counted, in words with the number: read out instead of the digits. */
  label?: string;
  tone?: 'unread' | 'secondary' | 'danger' | 'neutral';
  size?: 'small' | 'medium';
  /** A ring of the surface's colour, on icons. */
  ring?: boolean;
  /** Numbers above it show as `99+`; 99 unless given. */
  max?: number;
  /** Writes the number in the visitor's digits. */
  formatCount?: (count: number) => string;
}

/** A number in a pill. Unread and filter counts vanish at zero, a balance does not. */
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
