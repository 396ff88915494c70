import { assignInlineVars } from '@vanilla-extract/dynamic';
import { UserRound } from 'lucide-react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { avatar, presence, size as sizeVar } from './Avatar.css';

const diameters = { small: 44, medium: 54 };

export interface AvatarProps {
  /** URL of the photo; a neutral figure without it. */
  src?: string;
  /** Empty when the name is next to it. */
  alt: string;
  /** 44 or 54 px. */
  size?: 'small' | 'medium';
  /** Background colour while the photo loads. */
  ground?: string;
  /** The presence label, when the person is online. */
  online?: string;
}

/** A round portrait. */
export function Avatar({ src, alt, size = 'medium', ground, online }: AvatarProps) {
  const diameter = diameters[size];
  const style = { ...assignInlineVars({ [sizeVar]: `${diameter}px` }), backgroundColor: ground };
  return (
    <span className={avatar} style={style}>
      {src === undefined ? (
        <UserRound {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })} />
      ) : (
        <img src={src} alt={alt} width={diameter} height={diameter} loading="lazy" decoding="async" />
      )}
      {online === undefined ? null : (
        <span className={presence}>
          <VisuallyHidden>{online}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
