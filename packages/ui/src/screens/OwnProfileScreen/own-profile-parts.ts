import type { MouseEventHandler } from 'react';

/** A link that opens the form of a part; `onClick` opens it as a modal with script. */
export interface EditLink {
  href: string;
  /** Accessible name: "Edit: About me". */
  label: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A link: URL and label. */
export interface PartLink {
  href: string;
  label: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}
