import { unwrap } from '@heartwood/api-client';
import { problemCode } from '../../forms/problem-code';
import { browserApi } from '../../member/browser-api';
import type { NotificationChange } from './notifications-data';

/** Saves one change of how the member is told. Gives the code of what went wrong, if anything did. */
export function saveNotifications(body: NotificationChange) {
  return problemCode(unwrap(browserApi().PUT('/api/notifications.php', { body })));
}
