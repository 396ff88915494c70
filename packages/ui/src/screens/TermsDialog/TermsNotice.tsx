import type { ReactNode } from 'react';
import { FormNotice } from '../ConsentNotice/FormNotice';
import type { NoticeForm } from '../ConsentNotice/FormNotice';
import type { TermsDialogProps } from './TermsDialog';

export interface TermsNoticeProps extends Pick<
  TermsDialogProps,
  'title' | 'text' | 'documents' | 'decline' | 'accept'
> {
  readonly form: NoticeForm;
  /** The form that logs out instead. */
  readonly logout: { readonly action: string; readonly label: string };
}

function inRow(links: readonly ReactNode[]): ReactNode[] {
  return links.flatMap((link, index) => (index === 0 ? [link] : [' · ', link]));
}

/**
 * The version of `TermsDialog` for browsers without script, above the page. Static markup with a form;
 * `consentCss` has its styles.
 */
export function TermsNotice({ title, text, documents, decline, accept, form, logout }: TermsNoticeProps) {
  return (
    <FormNotice
      titleId="terms-title"
      title={title}
      form={form}
      answers={
        <>
          <button formAction={logout.action}>{logout.label}</button>
          <button>{accept}</button>
        </>
      }
    >
      <p>{text}</p>
      <p>
        {inRow(
          documents.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          )),
        )}
      </p>
      <p>{decline}</p>
    </FormNotice>
  );
}
