import type { ReactNode } from 'react';
import { FormNotice } from './FormNotice';
import type { NoticeForm } from './FormNotice';

/** The notice's id, by which its script and styles find it. */
export const consentNoticeId = 'consent';

/** One of the two answers: the button's words, and the value its form sends. */
export interface ConsentAnswer {
  readonly label: string;
  readonly value: string;
}

export interface ConsentNoticeProps {
  readonly title: string;
  readonly text: ReactNode;
  /** Jumps over the notice and what follows it to the content; only where the notice is first in the page. */
  readonly skip?: { readonly href: string; readonly label: string };
  /** What is asked about, one line each. */
  readonly tags: readonly { readonly name: string; readonly purpose: string }[];
  readonly form: NoticeForm & {
    /** Name of the answer's field. */
    readonly name: string;
  };
  readonly refuse: ConsentAnswer;
  readonly accept: ConsentAnswer;
  /** Not shown until a script takes `hidden` away. */
  readonly hidden?: boolean;
  /** Attributes for the script, each beginning with `data-`. */
  readonly data?: Readonly<Record<`data-${string}`, string>>;
}

/**
 * Asks whether scripts of others may be loaded: two answers of one weight, and the page goes on without one. Static
 * markup with a form, for pages with and without the framework; `consentCss` has its styles.
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
