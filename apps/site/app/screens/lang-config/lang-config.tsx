import { LanguageScreen } from '@heartwood/ui';
import { useLoaderData } from '@remix-run/react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { definePage } from '../../document/page-handle';
import { useRootData } from '../../visit/root-data';
import { urls } from '../../urls';
import { countryName, countryOptions } from '../../format/country-name';
import type { LangConfigData, loader } from './lang-config.server';
import { languageChoice, languageGroups } from './language-groups';
import type { LanguageGroup } from './language-groups';
import { langConfigMessages as texts } from './messages';

export { loader } from './lang-config.server';

export const handle = definePage({
  messages: ['lang_config'],
  title: ({ intl }) => intl.formatMessage(texts.title),
});

function groupTitle(intl: IntlShape, { kind }: LanguageGroup, country: string | null): string {
  if (kind !== 'nearby') return intl.formatMessage(texts[kind]);
  return intl.formatMessage(texts.nearby, { country: country ? countryName(intl, country) : '' });
}

/** Every language of the brand, and the choice of the country. */
export default function LangConfigPage() {
  const intl = useIntl();
  const { locale } = useRootData();
  const data = useLoaderData<typeof loader>() as LangConfigData;
  return (
    <LanguageScreen
      title={intl.formatMessage(texts.title)}
      text={intl.formatMessage(texts.text)}
      groups={languageGroups(data.visible, data.locales).map((group) => ({
        title: groupTitle(intl, group, data.current),
        languages: group.locales.map((offered) => languageChoice(offered, locale)),
      }))}
      form={{ action: urls.language, name: 'language', fields: { to: data.to } }}
      country={{
        title: intl.formatMessage(texts.country_title),
        text: intl.formatMessage(texts.country_text),
        form: { action: urls.language, fields: { to: urls.languages(data.to) } },
        field: {
          name: 'country',
          label: intl.formatMessage(texts.country),
          defaultValue: data.selected,
          placeholder: intl.formatMessage(texts.country_auto),
          options: countryOptions(intl, data.countries),
        },
        submit: intl.formatMessage(texts.country_submit),
      }}
    />
  );
}
