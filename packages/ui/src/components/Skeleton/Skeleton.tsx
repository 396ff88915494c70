import { assignInlineVars } from '@vanilla-extract/dynamic';
import { cardLines, height as heightVar, skeleton, width as widthVar } from './Skeleton.css';

export interface SkeletonProps {
  /** `photo` has the ratio of a card's photo. */
  shape?: 'line' | 'block' | 'photo' | 'circle';
  /** CSS lengths of the final content. */
  width?: string;
  height?: string;
}

/**
 * A placeholder in the shape of the loading content, shown after 200 ms. Decorative: announce loading with
 * the region's `aria-busy`.
 */
export function Skeleton({
  shape = 'line',
  width = '100%',
  height = shape === 'photo' ? 'auto' : '16px',
}: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={skeleton({ shape })}
      style={assignInlineVars({ [widthVar]: width, [heightVar]: height })}
    />
  );
}

/** The placeholder of a member's card. */
export function SkeletonCard() {
  return (
    <div>
      <Skeleton shape="photo" />
      <div className={cardLines}>
        <Skeleton width="70%" />
        <Skeleton width="50%" height="12px" />
      </div>
    </div>
  );
}
