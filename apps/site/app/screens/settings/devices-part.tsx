import { navigationMessages } from '@heartwood/i18n';
import type { Session } from '@heartwood/api-contract';
import { Alert, DevicesPart as DeviceList, Link } from '@heartwood/ui';
import { useIntl } from 'react-intl';
import { useTimeZone } from '../../format/time-zone';
import { useForm } from '../../forms/use-form';
import { settingsMessages as texts } from './messages';
import { sectionPath } from './section-list';
import type { devicesAction } from './settings-actions.server';
import type { DataOf } from './settings-data';

const action = sectionPath('devices');
const phones = /android|ios|iphone|ipad/i;

function software({ system, browser }: Session): string | undefined {
  return [browser, system].filter(Boolean).join(' · ') || undefined;
}

/** The member's sessions, and how to end them. */
export function DevicesPart({ data }: { readonly data: DataOf<'devices'> }) {
  const intl = useIntl();
  const timeZone = useTimeZone(data.timeZone);
  const { error, saved } = useForm<typeof devicesAction>({ saved: intl.formatMessage(texts.logged_out) });
  const { sessions } = data;
  const seen = ({ last_seen_at }: Session) =>
    intl.formatMessage(texts.device_seen, {
      time: intl.formatDate(last_seen_at, { timeZone, dateStyle: 'long' }),
    });
  return (
    <>
      {saved && <Alert tone="success" title={saved} />}
      {error && <Alert tone="danger" role="alert" title={error} />}
      <DeviceList
        devices={sessions.map((session) => {
          const known = software(session) ?? intl.formatMessage(texts.device_unknown);
          const kind = phones.test(session.system ?? '') ? 'phone' : 'computer';
          if (session.current)
            return {
              id: session.id,
              kind,
              label: intl.formatMessage(texts.device_this),
              note: known,
              now: intl.formatMessage(texts.device_now),
            };
          return {
            id: session.id,
            kind,
            label: known,
            note: seen(session),
            end: {
              label: intl.formatMessage(navigationMessages.logout),
              name: intl.formatMessage(texts.log_out_device, { device: known }),
              action,
              fields: { id: session.id },
            },
          };
        })}
        others={
          sessions.length > 1
            ? { label: intl.formatMessage(texts.log_out_others), action, fields: {} }
            : undefined
        }
        hint={intl.formatMessage(texts.devices_hint, {
          link: (words) => (
            <Link key="link" href={sectionPath('password')}>
              {words}
            </Link>
          ),
        })}
      />
    </>
  );
}
