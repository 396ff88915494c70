import type { ReactNode } from 'react';
import type { TermsDialogProps } from './TermsDialog';

export interface TermsNoticeProps extends Pick<
  TermsDialogProps,
  'title' | 'text' | 'documents' | 'decline' | 'accept'
> {
  readonly form: { readonly action: string; readonly fields: Readonly<Record<string, string>> };
  /** Where the form is sent by who leaves instead. */
  readonly logout: { readonly action: string; readonly label: string };
}

function inRow(links: readonly ReactNode[]): ReactNode[] {
  return links.flatMap((link, index) => (index === 0 ? [link] : [' · ', link]));
}

/**
 * Asks for what `TermsDialog` asks for, above the page of a member whose browser runs no script. Static markup with a
 * form; `consentCss` has its styles.
 */
export function TermsNotice({ title, text, documents, decline, accept, form, logout }: TermsNoticeProps) {
  return (
    <section className="cn" aria-labelledby="terms-title">
      <div className="cn-in">
        <div className="cn-words">
          <p id="terms-title" className="cn-title">
            {title}
          </p>
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
        </div>
        <form method="post" action={form.action} className="cn-answers">
          {Object.entries(form.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button formAction={logout.action}>{logout.label}</button>
          <button>{accept}</button>
        </form>
      </div>
    </section>
  );
}
