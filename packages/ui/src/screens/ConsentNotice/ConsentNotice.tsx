import type { ReactNode } from 'react';
import { FormNotice } from './FormNotice';
import type { NoticeForm } from './FormNotice';

/** The notice's id, used by its script and styles. */
export const consentNoticeId = 'consent';

/** One of the two answers: the button's label, and the submitted value. */
export interface ConsentAnswer {
  readonly label: string;
  readonly value: string;
}

export interface ConsentNoticeProps {
  readonly title: string;
  readonly text: ReactNode;
  /** Skips the notice and what follows it to the content; only where the notice is first in the page. */
  readonly skip?: { readonly href: string; readonly label: string };
  /** What consent is asked for, one line each. */
  readonly tags: readonly { readonly name: string; readonly purpose: string }[];
  readonly form: NoticeForm & {
    /** Name of the submitted field. */
    readonly name: string;
  };
  readonly refuse: ConsentAnswer;
  readonly accept: ConsentAnswer;
  /** Hidden until a script removes `hidden`. */
  readonly hidden?: boolean;
  /** Attributes for the script, each beginning with `data-`. */
  readonly data?: Readonly<Record<`data-${string}`, string>>;
}

/**
 * Asks for consent to third-party scripts: two equally prominent answers, and the page works without one.
 * Static markup with a form, for pages with and without the framework; `consentCss` has its styles.
 */
export function ConsentNotice({
  title,
  text,
  skip,
  tags,
  form,
  refuse,
  accept,
  hidden,
  data,
}: ConsentNoticeProps) {
  return (
    <FormNotice
      id={consentNoticeId}
      titleId="consent-title"
      {...{ title, hidden, data, skip, form }}
      answers={[refuse, accept].map(({ label, value }) => (
        <button key={value} name={form.name} value={value}>
          {label}
        </button>
      ))}
    >
      <p>{text}</p>
      <ul>
        {tags.map(({ name, purpose }) => (
          <li key={name}>
            <b>{name}</b>: {purpose}
          </li>
        ))}
      </ul>
    </FormNotice>
  );
}
