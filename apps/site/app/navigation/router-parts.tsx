import { Form, Link } from '@remix-run/react';
import { forwardRef } from 'react';
import { RouterPartsProvider } from '@heartwood/ui';
import type { FormPartProps, LinkPartProps, RouterParts } from '@heartwood/ui';
import type { ReactNode } from 'react';
import { urls } from '../urls';

const elsewhere = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

const LinkPart = forwardRef<HTMLAnchorElement, LinkPartProps>(function LinkPart({ href, ...rest }, ref) {
  if (elsewhere.test(href) || href.startsWith('#') || rest.download !== undefined || rest.target) {
    return <a ref={ref} href={href} {...rest} />;
  }
  return <Link ref={ref} to={href} replace={rest['data-replace']} {...rest} />;
});

const wholeDocument: ReadonlySet<string | undefined> = new Set([urls.language, urls.logout]);

type FormMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';
type FormEncoding = 'application/x-www-form-urlencoded' | 'multipart/form-data' | 'text/plain';

// Errors are shown next to the field in the visitor's language; the browser's bubble does neither.
const FormPart = forwardRef<HTMLFormElement, FormPartProps>(function FormPart(
  { method, encType, ...rest },
  ref,
) {
  if (wholeDocument.has(rest.action)) return <form ref={ref} method={method} encType={encType} {...rest} />;
  return (
    <Form
      ref={ref}
      noValidate
      replace={rest['data-replace']}
      method={method as FormMethod | undefined}
      encType={encType as FormEncoding | undefined}
      {...rest}
    />
  );
});

const parts: RouterParts = { Link: LinkPart, Form: FormPart };

/** Provides the UI kit with the router's links and forms. */
export function SiteRouterParts({ children }: { children: ReactNode }) {
  return <RouterPartsProvider value={parts}>{children}</RouterPartsProvider>;
}
