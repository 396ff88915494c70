import type { Notifications, operations } from '@heartwood/api-contract';
import type { NotificationType } from '@heartwood/domain';
import type { PosterFigure } from '@heartwood/ui';
import type { PushAccess } from '../../push/push-access';

/** A change of the notification settings. */
export type NotificationChange = operations['putNotifications']['requestBody']['content']['application/json'];

/** The notification settings, and what the page needs to change them. */
export interface NotificationSettings {
  readonly kind: 'settings';
  readonly chosen: Notifications;
  readonly push: PushAccess;
  /** The default time zone if the member chose none. */
  readonly timeZone: string;
  readonly timeZones: readonly string[];
}

/** `ready` waits for the click that turns mails off; the others are the outcomes. */
export type UnsubscriptionState = 'ready' | 'done' | 'undone' | 'failed';

/** What a mail's unsubscribe link shows to someone who is not logged in. */
export interface Unsubscription {
  readonly kind: 'unsubscription';
  readonly state: UnsubscriptionState;
  readonly token: string;
  readonly submission: string;
  /** The affected mails; none if the token doesn't say. */
  readonly types: readonly NotificationType[];
  /** The figure pictured on the page. */
  readonly figure: PosterFigure;
}

/** Data of the notifications page. */
export type NotificationsData = NotificationSettings | Unsubscription;
