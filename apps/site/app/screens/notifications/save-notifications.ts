import { unwrap } from '@heartwood/api-client';
import { problemCode } from '../../forms/problem-code';
import { browserApi } from '../../member/browser-api';
import type { NotificationChange } from './notifications-data';

/** Saves a change of the notification settings. Returns the error code, if it failed. */
export function saveNotifications(body: NotificationChange) {
  return problemCode(unwrap(browserApi().PUT('/api/notifications.php', { body })));
}
