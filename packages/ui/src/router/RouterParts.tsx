import { createContext, useContext } from 'react';
import type { AnchorHTMLAttributes, ElementType, FormHTMLAttributes, ReactNode } from 'react';

interface Navigation {
  /** Links to another view of the same page, replacing this one in the history. */
  'data-replace'?: boolean;
}

/** Props of the link component: an anchor's attributes with its URL. */
export type LinkPartProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string } & Navigation;

/** Props of the form component: a form's attributes. */
export type FormPartProps = FormHTMLAttributes<HTMLFormElement> & Navigation;

/** The application's components for links and forms. Both must work as plain HTML before hydration. */
export interface RouterParts {
  Link: ElementType<LinkPartProps>;
  Form: ElementType<FormPartProps>;
}

const RouterPartsContext = createContext<RouterParts>({ Link: 'a', Form: 'form' });

/** Provides the application's link and form to every component below; plain `a` and `form` without it. */
export function RouterPartsProvider({ value, children }: { value: RouterParts; children: ReactNode }) {
  return <RouterPartsContext.Provider value={value}>{children}</RouterPartsContext.Provider>;
}

/** Returns the application's link and form. */
export function useRouterParts(): RouterParts {
  return useContext(RouterPartsContext);
}
