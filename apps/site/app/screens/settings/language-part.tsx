import type { Locale } from '@heartwood/i18n';
import { LanguagePart as LanguageList } from '@heartwood/ui';
import { urls } from '../../urls';
import { useRootData } from '../../visit/root-data';
import { languageChoice } from '../lang-config/language-groups';
import { sectionPath } from './section-list';

/** The language, stored in the account and in this browser. */
export function LanguagePart({ locales }: { readonly locales: readonly Locale[] }) {
  const { locale } = useRootData();
  return (
    <LanguageList
      languages={locales.map((offered) => languageChoice(offered, locale))}
      form={{ action: urls.language, name: 'language', fields: { to: sectionPath('language') } }}
    />
  );
}
