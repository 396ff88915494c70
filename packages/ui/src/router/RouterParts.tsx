import { createContext, useContext } from 'react';
import type { AnchorHTMLAttributes, ElementType, FormHTMLAttributes, ReactNode } from 'react';

interface Navigation {
  /** Leads to another view of the same page, which takes this one's place in the history. */
  'data-replace'?: boolean;
}

/** What a link part is given: an anchor's attributes with its address. */
export type LinkPartProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string } & Navigation;

/** What a form part is given: a form's attributes. */
export type FormPartProps = FormHTMLAttributes<HTMLFormElement> & Navigation;

/** How the application renders links and forms. Both must work as plain HTML before script runs. */
export interface RouterParts {
  Link: ElementType<LinkPartProps>;
  Form: ElementType<FormPartProps>;
}

const RouterPartsContext = createContext<RouterParts>({ Link: 'a', Form: 'form' });

/** Hands the application's link and form to every component below; plain `a` and `form` without it. */
export function RouterPartsProvider({ value, children }: { value: RouterParts; children: ReactNode }) {
  return <RouterPartsContext.Provider value={value}>{children}</RouterPartsContext.Provider>;
}

/** The link and form of the application. */
export function useRouterParts(): RouterParts {
  return useContext(RouterPartsContext);
}
