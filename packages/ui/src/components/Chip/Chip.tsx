import type { ButtonHTMLAttributes, InputHTMLAttributes, ReactNode } from 'react';
import { useRouterParts } from '../../router/RouterParts';
import type { LinkPartProps } from '../../router/RouterParts';
import { chip, group, input as inputStyle } from './Chip.css';

interface ChipLook {
  icon?: ReactNode;
  /** A number badge after the label. */
  badge?: ReactNode;
}

export interface ChipProps extends ChipLook {
  as?: 'span' | 'li';
  /** Marks a shared interest; the text nearby must say so. */
  selected?: boolean;
  children: ReactNode;
}

/** A framed word, for interests and facts. */
export function Chip({ as: Element = 'span', icon, badge, selected, children }: ChipProps) {
  return (
    <Element className={chip({ selected })}>
      {icon}
      {children}
      {badge}
    </Element>
  );
}

export interface ChipLinkProps extends ChipLook, Omit<LinkPartProps, 'className' | 'style'> {
  /** The list shown now. */
  selected?: boolean;
  /** `bare` has no frame: reset and show-all links. */
  look?: 'framed' | 'bare';
}

/** A chip that links to a filtered list. */
export function ChipLink({ icon, badge, selected, look, children, ...rest }: ChipLinkProps) {
  const { Link } = useRouterParts();
  return (
    <Link
      aria-current={selected ? 'page' : undefined}
      {...rest}
      className={chip({ selected, look, usable: true })}
    >
      {icon}
      {children}
      {badge}
    </Link>
  );
}

export interface ChipButtonProps
  extends ChipLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  look?: 'framed' | 'bare';
}

/** A chip that is a button. */
export function ChipButton({ icon, badge, look, children, ...rest }: ChipButtonProps) {
  return (
    <button type="button" {...rest} className={chip({ look, usable: true })}>
      {icon}
      {children}
      {badge}
    </button>
  );
}

export interface ChipInputProps
  extends ChipLook, Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'style'> {
  type: 'radio' | 'checkbox';
}

/** A chip that is a native radio or checkbox; a check marks chosen ones. */
export function ChipInput({ icon, badge, children, ...rest }: ChipInputProps) {
  return (
    <label className={chip({ usable: true })}>
      <input {...rest} className={inputStyle} />
      {icon}
      {children}
      {badge}
    </label>
  );
}

/** Chips in wrapping rows. */
export function ChipGroup({ as: Element = 'div', children }: { as?: 'div' | 'ul'; children: ReactNode }) {
  return <Element className={group}>{children}</Element>;
}
