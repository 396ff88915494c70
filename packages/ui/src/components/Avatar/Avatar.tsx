import { assignInlineVars } from '@vanilla-extract/dynamic';
import { UserRound } from 'lucide-react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { avatar, presence, size as sizeVar } from './Avatar.css';

export interface AvatarProps {
  /** Address of the photo; a neutral figure without it. */
  src?: string;
  /** Empty when the name stands beside it. */
  alt: string;
  /** Diameter in px. */
  size: number;
  tone?: string;
  /** The word for presence, when the person is online. */
  online?: string;
}

/** A round portrait. */
export function Avatar({ src, alt, size, tone, online }: AvatarProps) {
  const style = { ...assignInlineVars({ [sizeVar]: `${size}px` }), backgroundColor: tone };
  return (
    <span className={avatar} style={style}>
      {src === undefined ? (
        <UserRound {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })} />
      ) : (
        <img src={src} alt={alt} width={size} height={size} loading="lazy" decoding="async" />
      )}
      {online === undefined ? null : (
        <span className={presence}>
          <VisuallyHidden>{online}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
