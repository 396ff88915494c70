import type { ReactNode } from 'react';
import { useRouterParts } from '../../router/RouterParts';
import type { LinkPartProps } from '../../router/RouterParts';
import { link } from './Link.css';

export interface LinkProps extends Omit<LinkPartProps, 'className' | 'style'> {
  /** `inline` in text, `quiet` in lists and footers, `standalone` with an icon and a 48 px target. */
  look?: 'inline' | 'quiet' | 'standalone';
  children: ReactNode;
}

/** A link, rendered by the application's router. */
export function Link({ look = 'inline', ...props }: LinkProps) {
  const { Link: Part } = useRouterParts();
  return <Part className={link({ look })} {...props} />;
}
