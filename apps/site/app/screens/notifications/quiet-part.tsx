import { actionMessages } from '@heartwood/i18n';
import { QuietHours } from '@heartwood/ui';
import { useIntl } from 'react-intl';
import { useTimeZone } from '../../format/time-zone';
import { urls } from '../../urls';
import { notificationMessages as texts } from './messages';
import type { NotificationSettings } from './notifications-data';
import { cityOf, quietHoursChange, quietHoursOf } from './quiet-hours';
import type { QuietHours as Hours } from './quiet-hours';
import { useQuietHours } from './use-quiet-hours';

async function save(hours: Hours) {
  const { saveNotifications } = await import('./save-notifications');
  return saveNotifications(quietHoursChange(hours));
}

interface QuietPartProps {
  readonly data: NotificationSettings;
  readonly onSaved: (undo?: () => void) => void;
}

/** The hours without push messages. */
export function QuietPart({ data, onSaved }: QuietPartProps) {
  const intl = useIntl();
  const timeZone = useTimeZone(data.timeZone);
  const { hours, change, apply, flush } = useQuietHours(quietHoursOf(data.chosen), { save, onSaved });
  const { on, from, until } = hours;
  const zone = hours.zone ?? timeZone;
  const zones = [...new Set([...data.timeZones, timeZone, zone])]
    .map((value) => ({ value, label: cityOf(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, intl.locale));
  return (
    <QuietHours
      title={intl.formatMessage(texts.quiet)}
      selected={on}
      switchLabel={intl.formatMessage(texts.quiet)}
      times={{ from, until, zone }}
      labels={{
        from: intl.formatMessage(texts.quiet_from),
        until: intl.formatMessage(texts.quiet_until),
        zone: intl.formatMessage(texts.quiet_zone),
      }}
      names={{ switch: 'quiet', from: 'quiet_from', until: 'quiet_until', zone: 'time_zone' }}
      zones={zones}
      lengthText={(minutes) =>
        intl.formatMessage(texts.quiet_length, { hours: Math.round((minutes / 60) * 100) / 100 })
      }
      text={intl.formatMessage(texts.quiet_text)}
      form={{
        action: urls.path('notifications'),
        onSubmit: (event) => {
          event.preventDefault();
          flush();
        },
      }}
      submit={intl.formatMessage(actionMessages.save)}
      onSwitch={(event) => {
        event.preventDefault();
        apply({ ...hours, zone, on: !on });
      }}
      onChange={(times) => change({ ...times, on })}
    />
  );
}
