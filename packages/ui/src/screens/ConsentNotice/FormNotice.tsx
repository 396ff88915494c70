import type { ReactNode } from 'react';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';

/** A form's action and its hidden fields. */
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
  /** Skips the notice to the content. */
  readonly skip?: { readonly href: string; readonly label: string };
  readonly form: NoticeForm;
  /** The submit buttons. */
  readonly answers: ReactNode;
  readonly children: ReactNode;
}

/** A notice above a page, answered by a form without script; `consentCss` has its styles. */
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
