import { Alert, SettingsGroup, Tag, Text } from '@heartwood/ui';
import type { SettingsRow } from '@heartwood/ui';
import { Globe, Megaphone } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useForm } from '../../forms/use-form';
import { settingsMessages as texts } from './messages';
import { sectionPath } from './section-list';
import type { shownAction } from './settings-actions.server';
import type { DataOf } from './settings-data';
import { useSwitches } from '../../forms/use-switches';

const action = sectionPath('shown');

async function save(domain: string, on: boolean) {
  const { saveConsent } = await import('./save-switch');
  return saveConsent(domain, on);
}

/** The sites on which the member is shown, each with its own consent, and advertising. */
export function ShownPart({ data }: { readonly data: DataOf<'shown'> }) {
  const intl = useIntl();
  const control = useSwitches(save);
  const { error } = useForm<typeof shownAction>();
  const { domains, advertising } = data.consent;
  const consent = (domain: string, selected: boolean) =>
    control({ id: domain, name: 'consent', action, selected, fields: { domain } });
  const rows = domains.map(({ domain, name, own, consent: given }): SettingsRow => {
    const words = { id: domain, icon: <Globe />, label: name, note: domain };
    return own
      ? { kind: 'info', ...words, end: <Tag tone="success">{intl.formatMessage(texts.shown_own)}</Tag> }
      : { kind: 'switch', ...words, control: consent(domain, given) };
  });
  return (
    <>
      {error && <Alert tone="danger" role="alert" title={error} />}
      <Text tone="muted">{intl.formatMessage(texts.shown_text)}</Text>
      <SettingsGroup rows={rows} />
      <SettingsGroup
        rows={[
          {
            kind: 'switch',
            id: 'advertising',
            icon: <Megaphone />,
            label: intl.formatMessage(texts.shown_ads),
            note: intl.formatMessage(texts.shown_ads_text),
            control: consent('', advertising),
          },
        ]}
      />
    </>
  );
}
