import type { ReactNode } from 'react';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';

/** The dialog's id, as required by the specification. */
export const entryWarningId = 'site-entry-warning';

export interface EntryWarningProps {
  readonly logo: {
    readonly name: string;
    /** The brand's own mark; without one the theme's is placed behind the name. */
    readonly picture?: { readonly src: string; readonly width: number; readonly height: number };
  };
  /** The age mark, such as `18+`. */
  readonly ageSign: string;
  readonly title: string;
  readonly text: string;
  readonly accept: {
    readonly label: string;
    /**
     * The button's behaviour without script: submits a form with these fields, or links to a part of the
     * page.
     */
    readonly form?: { readonly action: string; readonly fields: Readonly<Record<string, string>> };
    readonly href?: string;
  };
  readonly leave: string;
  /** The language switch, submitted by a form. */
  readonly language?: {
    /** Accessible name, with the current language. */
    readonly label: string;
    /** Short sign of the current language. */
    readonly sign: string;
    readonly languages: readonly { readonly value: string; readonly name: string; readonly tag: string }[];
    readonly form: {
      readonly action: string;
      readonly name: string;
      readonly fields: Readonly<Record<string, string>>;
    };
  };
  /** Small print with its links. */
  readonly fine: ReactNode;
  /** Whether it covers the page initially; else it is closed. */
  readonly open: boolean;
  /** Attributes for the script, each beginning with `data-`. */
  readonly data?: Readonly<Record<`data-${string}`, string | undefined>>;
}

function Accept({ label, form, href }: EntryWarningProps['accept']) {
  if (!form) {
    return (
      <a className="ew-yes" href={href} data-answer="accept">
        {label}
      </a>
    );
  }
  return (
    <form method="post" action={form.action}>
      <HiddenFields values={form.fields} />
      <button className="ew-yes" data-answer="accept">
        {label}
      </button>
    </form>
  );
}

function Languages({ label, sign, languages, form }: NonNullable<EntryWarningProps['language']>) {
  return (
    <details className="ew-lang">
      <summary aria-label={`${sign}, ${label}`}>{sign}</summary>
      <form method="post" action={form.action}>
        <HiddenFields values={form.fields} />
        {languages.map(({ value, name, tag }) => (
          <button key={value} name={form.name} value={value} lang={tag}>
            {name}
          </button>
        ))}
      </form>
    </details>
  );
}

/**
 * The age gate before the first page: an open dialog that covers it, static, for pages with and without the
 * framework. `entryCss` has its styles; a script of the page makes it modal.
 */
export function EntryWarning({
  logo,
  ageSign,
  title,
  text,
  accept,
  leave,
  language,
  fine,
  open,
  data,
}: EntryWarningProps) {
  return (
    <dialog
      id={entryWarningId}
      open={open}
      {...data}
      aria-labelledby="entry-title"
      aria-describedby="entry-text"
    >
      <div className="ew">
        <p className="ew-logo">
          {logo.picture && (
            <img src={logo.picture.src} width={logo.picture.width} height={logo.picture.height} alt="" />
          )}
          {logo.name}
          {!logo.picture && <span className="ew-mark" />}
        </p>
        <div className="ew-art" aria-hidden="true">
          <span className="ew-age">{ageSign}</span>
          <span className="ew-leaf" />
        </div>
        <div className="ew-words">
          <h2 id="entry-title" tabIndex={-1}>
            {title}
          </h2>
          <p id="entry-text">{text}</p>
          <div className="ew-answers">
            <Accept {...accept} />
            <a className="ew-no" href="about:blank" rel="noreferrer" data-answer="leave">
              {leave}
            </a>
          </div>
          <p className="ew-fine">{fine}</p>
        </div>
        {language && <Languages {...language} />}
      </div>
    </dialog>
  );
}
