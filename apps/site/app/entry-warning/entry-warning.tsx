import { cookies } from '@heartwood/domain';
import { EntryWarning as EntryDialog } from '@heartwood/ui/entry-warning';
import type { EntryWarningProps as EntryDialogProps } from '@heartwood/ui/entry-warning';
import { localeDescriptions } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';
import type { IntlShape } from 'react-intl';
import { frameMessages } from '../layouts/frame/messages';
import { urls } from '../urls';
import type { MenuLanguage } from '../visit/menu-languages';
import { rulesView } from './entry-due';
import { entryMessages as texts } from './messages';

export interface EntryWarningProps {
  readonly intl: Pick<IntlShape, 'formatMessage'>;
  readonly logo: EntryDialogProps['logo'];
  readonly minAge: number;
  /** Whether it is shown on this page; otherwise it waits for navigation to one that needs it. */
  readonly due: boolean;
  /**
   * What the button does without script: `form` stores the answer and returns to this address (path and
   * query), `target` reveals the part of the page that the hash names.
   */
  readonly withoutScript: { readonly form: string } | { readonly target: string };
  /** The language menu; absent if the address decides the language. */
  readonly language?: { readonly locale: Locale; readonly offered: readonly MenuLanguage[] };
}

const link = (page: 'pages-terms' | 'pages-cookies') => (words: readonly unknown[]) => (
  <a key={page} href={urls.withQuery(urls.path(page), rulesView)}>
    {words as string[]}
  </a>
);

/** Renders the warning before the first page; its script makes it modal. */
export function EntryWarning({ intl, logo, minAge, due, withoutScript, language }: EntryWarningProps) {
  const min_age = minAge;
  const to = 'form' in withoutScript ? withoutScript.form : undefined;
  return (
    <EntryDialog
      logo={logo}
      ageSign={intl.formatMessage(frameMessages.age_sign, { min_age })}
      title={intl.formatMessage(texts.title)}
      text={intl.formatMessage(texts.text, { min_age })}
      accept={{
        label: intl.formatMessage(texts.accept, { min_age }),
        ...('target' in withoutScript
          ? { href: withoutScript.target }
          : { form: { action: urls.entry, fields: { to: withoutScript.form } } }),
      }}
      leave={intl.formatMessage(texts.leave)}
      fine={intl.formatMessage(texts.fine, { terms: link('pages-terms'), cookies: link('pages-cookies') })}
      language={
        language && {
          label: intl.formatMessage(frameMessages.current_language, {
            language: localeDescriptions[language.locale].endonym,
          }),
          sign: language.locale.toUpperCase(),
          languages: language.offered.map(({ locale, name, tag }) => ({ value: locale, name, tag })),
          form: { action: urls.language, name: 'language', fields: to === undefined ? {} : { to } },
        }
      }
      open={due}
      data={{
        'data-due': due ? '' : undefined,
        'data-cookie': cookies.entry.name,
        'data-lifetime': String(cookies.entry.maxAge),
      }}
    />
  );
}
