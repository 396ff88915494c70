import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useRouterParts } from '../../router/RouterParts';
import type { LinkPartProps } from '../../router/RouterParts';
import { corner, iconButton } from './IconButton.css';

interface IconButtonLook {
  /** Accessible name. */
  label: string;
  icon: ReactNode;
  look?: 'plain' | 'soft' | 'outlined' | 'filled' | 'glass';
  tone?: 'neutral' | 'primary' | 'muted';
  /** 44, 48 or 56 px. */
  size?: 'small' | 'medium' | 'large';
  /** A number badge in the top right corner; include its meaning in `label`. */
  badge?: ReactNode;
}

export interface IconButtonProps
  extends
    IconButtonLook,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'aria-label'> {}

/** A button with only an icon. */
export function IconButton({ label, icon, look, tone, size, badge, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={iconButton({ look, tone, size })}
    >
      {icon}
      {badge === undefined ? null : <span className={corner}>{badge}</span>}
    </button>
  );
}

export interface IconLinkProps
  extends IconButtonLook, Omit<LinkPartProps, 'className' | 'style' | 'children' | 'aria-label'> {}

/** A link with only an icon. */
export function IconLink({ label, icon, look, tone, size, badge, ...rest }: IconLinkProps) {
  const { Link } = useRouterParts();
  return (
    <Link {...rest} aria-label={label} title={label} className={iconButton({ look, tone, size })}>
      {icon}
      {badge === undefined ? null : <span className={corner}>{badge}</span>}
    </Link>
  );
}
