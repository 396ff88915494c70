import { useId } from 'react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { useRouterParts } from '../../router/RouterParts';
import type { LinkPartProps } from '../../router/RouterParts';
import { Spinner } from '../Spinner/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { besideLabel, button, iconSlot, reason, wrap, wrapFull } from './Button.css';

export interface ButtonLook {
  look?: 'filled' | 'outlined' | 'soft' | 'text';
  /** Defaults by look: primary for `filled` and `text`, neutral for `outlined` and `soft`. */
  tone?: 'primary' | 'danger';
  /** 44, 48 or 56 px high. */
  size?: 'small' | 'medium' | 'large';
  full?: boolean;
  icon?: ReactNode;
}

export interface ButtonProps
  extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'disabled'> {
  /** Busy label for screen readers, while the action runs. The label and the width stay. */
  busy?: string;
  /** Disabled; a string is the reason, shown below. */
  disabled?: boolean | string;
}

function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** A button; `type="button"` by default. A disabled one stays in the tab order and shows its reason. */
export function Button({
  look,
  tone,
  size,
  full,
  icon,
  busy,
  disabled = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const blocked = busy !== undefined || disabled !== false;
  const explained = typeof disabled === 'string';
  const element = (
    <button
      type="button"
      aria-busy={busy === undefined ? undefined : true}
      aria-disabled={blocked || undefined}
      aria-describedby={explained ? reasonId : undefined}
      {...rest}
      className={button({ look, tone, size, full })}
      onClick={blocked ? refuse : onClick}
    >
      {busy !== undefined && icon === undefined ? (
        <span className={besideLabel}>
          <Spinner />
        </span>
      ) : null}
      {icon === undefined ? null : (
        <span className={iconSlot}>{busy === undefined ? icon : <Spinner />}</span>
      )}
      {children}
      {busy === undefined ? null : (
        <>
          {' '}
          <VisuallyHidden>{busy}</VisuallyHidden>
        </>
      )}
    </button>
  );
  if (!explained) return element;
  return (
    <span className={full ? wrapFull : wrap}>
      {element}
      <span id={reasonId} className={reason}>
        {disabled}
      </span>
    </span>
  );
}

export interface ButtonLinkProps extends ButtonLook, Omit<LinkPartProps, 'className' | 'style'> {}

/** A link that looks like a button. */
export function ButtonLink({ look, tone, size, full, icon, children, ...rest }: ButtonLinkProps) {
  const { Link } = useRouterParts();
  return (
    <Link {...rest} className={button({ look, tone, size, full })}>
      {icon}
      {children}
    </Link>
  );
}
