import type { Notifications, operations } from '@heartwood/api-contract';
import type { NotificationType } from '@heartwood/domain';
import type { PosterFigure } from '@heartwood/ui';
import type { PushAccess } from '../../push/push-access';

/** One change of how a member is told. */
export type NotificationChange = operations['putNotifications']['requestBody']['content']['application/json'];

/** How the member is told, and what the page needs to change it. */
export interface NotificationSettings {
  readonly kind: 'settings';
  readonly chosen: Notifications;
  readonly push: PushAccess;
  /** The time zone to begin with where the member chose none. */
  readonly timeZone: string;
  readonly timeZones: readonly string[];
}

/** `ready` waits for the press that turns mails off; the others are what came of it. */
export type UnsubscriptionState = 'ready' | 'done' | 'undone' | 'failed';

/** What the link of a mail shows to somebody who is not logged in. */
export interface Unsubscription {
  readonly kind: 'unsubscription';
  readonly state: UnsubscriptionState;
  readonly token: string;
  readonly press: string;
  /** The mails in question; none where the token doesn't tell. */
  readonly types: readonly NotificationType[];
  /** Who keeps company on the page. */
  readonly figure: PosterFigure;
}

/** What the page of notifications shows. */
export type NotificationsData = NotificationSettings | Unsubscription;
