import { cookies } from '@heartwood/domain';
import type { IntlShape } from 'react-intl';
import { frameMessages } from '../layouts/frame/messages';
import { urls } from '../urls';
import { entryWarningId, rulesView } from './entry-due';
import { entryMessages as texts } from './messages';

export interface EntryWarningProps {
  readonly intl: Pick<IntlShape, 'formatMessage'>;
  readonly logo: string;
  readonly minAge: number;
  /** Whether it stands before this very page; else it waits until one is opened that it holds for. */
  readonly due: boolean;
  /**
   * What the button does where no script runs: `form` keeps the answer and comes back to this address (path and query),
   * `target` uncovers the part of the page that the hash names.
   */
  readonly withoutScript: { readonly form: string } | { readonly target: string };
}

const link = (page: 'pages-terms' | 'pages-cookies') => (words: readonly unknown[]) => (
  <a key={page} href={urls.withQuery(urls.path(page), rulesView)}>
    {words as string[]}
  </a>
);

function Accept({ intl, minAge, withoutScript }: EntryWarningProps) {
  const words = intl.formatMessage(texts.accept, { min_age: minAge });
  if ('target' in withoutScript) {
    return (
      <a className="ew-yes" href={withoutScript.target} data-answer="accept">
        {words}
      </a>
    );
  }
  return (
    <form method="post" action={urls.entry}>
      <input type="hidden" name="to" value={withoutScript.form} />
      <button className="ew-yes" data-answer="accept">
        {words}
      </button>
    </form>
  );
}

/**
 * The warning before the first page, as it is printed: an open dialog that covers the page. The script behind it makes
 * it modal.
 */
export function EntryWarning(props: EntryWarningProps) {
  const { intl, logo, minAge, due } = props;
  const min_age = minAge;
  return (
    <dialog
      id={entryWarningId}
      open={due}
      data-due={due ? '' : undefined}
      data-cookie={cookies.entry.name}
      data-lifetime={cookies.entry.maxAge}
      aria-labelledby="entry-title"
      aria-describedby="entry-text"
    >
      <div className="ew">
        <p className="ew-logo">{logo}</p>
        <div className="ew-art" aria-hidden="true">
          <span className="ew-age">{intl.formatMessage(frameMessages.age_sign, { min_age })}</span>
          <span className="ew-leaf" />
        </div>
        <div className="ew-words">
          <h2 id="entry-title" tabIndex={-1}>
            {intl.formatMessage(texts.title)}
          </h2>
          <p id="entry-text">{intl.formatMessage(texts.text, { min_age })}</p>
          <div className="ew-answers">
            <Accept {...props} />
            <a className="ew-no" href="about:blank" rel="noreferrer" data-answer="leave">
              {intl.formatMessage(texts.leave)}
            </a>
          </div>
          <p className="ew-fine">
            {intl.formatMessage(texts.fine, { terms: link('pages-terms'), cookies: link('pages-cookies') })}
          </p>
        </div>
      </div>
    </dialog>
  );
}
