import { Check } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useDisclosure } from '../../disclosure/use-disclosure';
import { useRouterParts } from '../../router/RouterParts';
import type { LinkPartProps } from '../../router/RouterParts';
import { photoInk } from '../../base/photo-ink';
import { check, item, panel, root, trigger } from './DropdownMenu.css';

export interface DropdownMenuProps {
  /** Accessible name of the trigger. */
  label: string;
  /** Content of the trigger. */
  trigger: ReactNode;
  look?: 'text' | 'framed' | 'icon' | 'glass' | 'account';
  align?: 'start' | 'end';
  /** `MenuLink`, `MenuButton`, or a form around one. */
  children: ReactNode;
}

const glass = { color: photoInk.text, background: photoInk.glass };

/** A menu that opens from a button; without script a plain disclosure with links. */
export function DropdownMenu({ label, trigger: shown, look = 'text', align, children }: DropdownMenuProps) {
  const details = useDisclosure({ arrows: true });
  return (
    <details ref={details} className={root}>
      <summary
        className={trigger({ look })}
        aria-label={label}
        title={label}
        style={look === 'glass' ? glass : undefined}
      >
        {shown}
      </summary>
      <div className={panel({ align })}>{children}</div>
    </details>
  );
}

interface MenuItem {
  icon?: ReactNode;
  tone?: 'neutral' | 'danger';
}

export interface MenuLinkProps extends MenuItem, Omit<LinkPartProps, 'className' | 'style'> {
  /** The current choice: announced and shown with a check. */
  selected?: boolean;
}

/** A menu's link. */
export function MenuLink({ icon, tone, selected = false, children, ...rest }: MenuLinkProps) {
  const { Link } = useRouterParts();
  return (
    <Link {...rest} aria-current={selected ? 'true' : undefined} className={item({ tone })}>
      {icon}
      {children}
      {selected ? <Check className={check} /> : null}
    </Link>
  );
}

export interface MenuButtonProps
  extends MenuItem, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  selected?: boolean;
}

/** A menu's button. */
export function MenuButton({ icon, tone, selected = false, children, ...rest }: MenuButtonProps) {
  return (
    <button type="button" {...rest} aria-current={selected ? 'true' : undefined} className={item({ tone })}>
      {icon}
      {children}
      {selected ? <Check className={check} /> : null}
    </button>
  );
}
