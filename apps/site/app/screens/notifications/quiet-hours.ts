import type { Notifications } from '@heartwood/api-contract';
import type { NotificationChange } from './notifications-data';

/** The quiet hours on the page: the times stay visible while they are off. */
export interface QuietHours {
  readonly on: boolean;
  readonly from: string;
  readonly until: string;
  /** `null` while the member has chosen none; the browser's applies then. */
  readonly zone: string | null;
}

/** Returns a member's quiet hours, or the default ones. */
export function quietHoursOf({ quiet_from, quiet_until, time_zone }: Notifications): QuietHours {
  return {
    on: quiet_from !== null,
    from: quiet_from ?? '22:30',
    until: quiet_until ?? '08:00',
    zone: time_zone,
  };
}

/** Returns the API's request body for quiet hours. */
export function quietHoursChange({ on, from, until, zone }: QuietHours): NotificationChange {
  return { quiet_from: on ? from : null, quiet_until: on ? until : null, time_zone: zone };
}

/** Returns the city of a time zone such as `America/New_York`. */
export function cityOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}
