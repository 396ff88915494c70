import type { MouseEventHandler } from 'react';

/** A link that opens the form of a part; `onClick` opens it over the page where script runs. */
export interface EditLink {
  href: string;
  /** What it does, read out: "Edit: About me". */
  label: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A way on: where it leads and what it says. */
export interface PartLink {
  href: string;
  label: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}
