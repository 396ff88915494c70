import type { ReactNode } from 'react';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';

/** Where an answer goes, and what goes with it. */
export interface NoticeForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

interface FormNoticeProps {
  readonly id?: string;
  readonly titleId: string;
  readonly title: string;
  readonly hidden?: boolean;
  /** Attributes for a script, each beginning with `data-`. */
  readonly data?: Readonly<Record<`data-${string}`, string>>;
  /** Jumps over the notice to the content. */
  readonly skip?: { readonly href: string; readonly label: string };
  readonly form: NoticeForm;
  /** The buttons that send the form. */
  readonly answers: ReactNode;
  readonly children: ReactNode;
}

/** A notice above a page that is answered by a form, without any script; `consentCss` has its styles. */
export function FormNotice({
  id,
  titleId,
  title,
  hidden,
  data,
  skip,
  form,
  answers,
  children,
}: FormNoticeProps) {
  return (
    <section id={id} className="cn" aria-labelledby={titleId} hidden={hidden} {...data}>
      {skip && (
        <a className="cn-skip" href={skip.href}>
          {skip.label}
        </a>
      )}
      <div className="cn-in">
        <div className="cn-words">
          <p id={titleId} className="cn-title">
            {title}
          </p>
          {children}
        </div>
        <form method="post" action={form.action} className="cn-answers">
          <HiddenFields values={form.fields} />
          {answers}
        </form>
      </div>
    </section>
  );
}
