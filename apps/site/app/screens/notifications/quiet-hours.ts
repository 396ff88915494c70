import type { Notifications } from '@heartwood/api-contract';
import type { NotificationChange } from './notifications-data';

/** The quiet hours as the page shows them: the times stay in sight while they are off. */
export interface QuietHours {
  readonly on: boolean;
  readonly from: string;
  readonly until: string;
  /** None while the member chose none: the browser's then. */
  readonly zone: string | null;
}

/** The quiet hours that a member chose, or those to begin with. */
export function quietHoursOf({ quiet_from, quiet_until, time_zone }: Notifications): QuietHours {
  return {
    on: quiet_from !== null,
    from: quiet_from ?? '22:30',
    until: quiet_until ?? '08:00',
    zone: time_zone,
  };
}

/** What the API is told of quiet hours. */
export function quietHoursChange({ on, from, until, zone }: QuietHours): NotificationChange {
  return { quiet_from: on ? from : null, quiet_until: on ? until : null, time_zone: zone };
}

/** The city of a time zone such as `America/New_York`. */
export function cityOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}
