import { unwrap } from '@heartwood/api-client';
import { notificationTypes } from '@heartwood/domain';
import { redirect } from '@remix-run/node';
import { formAction } from '../../forms/form-action.server';
import { textOf } from '../../forms/form-fields.server';
import { fieldProblem } from '../../forms/form-problem';
import { castOf } from '../../people/cast';
import { givenPushAccess } from '../../push/push-access';
import { pageLoader } from '../../visit/page.server';
import type { FormRequest, PageRequest } from '../../visit/page.server';
import { visitTimeZone } from '../../visit/visit-time-zone.server';
import { urls } from '../../urls';
import { newSubmissionId, idempotencyParams } from '../mail-link/submission-key.server';
import type {
  NotificationChange,
  NotificationsData,
  NotificationSettings,
  Unsubscription,
  UnsubscriptionState,
} from './notifications-data';
import { quietHoursChange } from './quiet-hours';
import { isUnsubscribeToken, typesOfToken } from './unsubscribe-token.server';

function stateOf(query: URLSearchParams, token: string): UnsubscriptionState {
  if (!isUnsubscribeToken(token)) return 'failed';
  if (query.has('done')) return 'done';
  return query.has('undone') ? 'undone' : 'ready';
}

async function loadUnsubscription({ url, visit }: PageRequest, token: string): Promise<Unsubscription> {
  if (await visit.user()) throw redirect(urls.path('notifications'));
  return {
    kind: 'unsubscription',
    state: stateOf(url.searchParams, token),
    token,
    submission: newSubmissionId(),
    types: typesOfToken(token),
    figure: castOf((await visit.settings()).niche)[0],
  };
}

async function loadSettings(page: PageRequest): Promise<NotificationSettings | false> {
  const [chosen, { push_public_key }, timeZone] = await Promise.all([
    unwrap(page.api.GET('/api/notifications.php')),
    page.visit.settings(),
    visitTimeZone(page),
  ]);
  return (
    chosen && {
      kind: 'settings',
      chosen,
      push: givenPushAccess(page.visit.cookie, push_public_key),
      timeZone,
      timeZones: Intl.supportedValuesOf('timeZone'),
    }
  );
}

/**
 * Loads the notification settings; with a token, what a mail's link turns off for someone who is not logged
 * in. Opening the link changes nothing: mail scanners open it too.
 */
export const loader = pageLoader(async (page): Promise<NotificationsData | false> => {
  const token = page.url.searchParams.get('token');
  return token === null ? loadSettings(page) : loadUnsubscription(page, token);
});

function changeOf(form: FormData): NotificationChange | undefined {
  const isOn = (name: string) => textOf(form, name) === 'on';
  if (form.has('mail_again')) return { mail_stopped: [] };
  if (form.has('quiet')) {
    const from = textOf(form, 'quiet_from');
    const until = textOf(form, 'quiet_until');
    return quietHoursChange({ on: isOn('quiet'), from, until, zone: textOf(form, 'time_zone') });
  }
  const type = notificationTypes.find((known) => known === textOf(form, 'type'));
  const channel = (['mail', 'push'] as const).find((known) => form.has(known));
  return type && channel && { type, channel, enabled: isOn(channel) };
}

async function unsubscribe(token: string, { api, form }: FormRequest): Promise<never> {
  const undo = form.has('undo');
  const idempotency = idempotencyParams(form, token, String(undo));
  await unwrap(api.POST('/api/unsubscribe.php', { ...idempotency, body: { token, undo } }));
  throw redirect(urls.unsubscription(token, undo ? 'undone' : 'done'));
}

/** Handles the page's forms without script, and the unsubscribe form of a mail's link. */
export const action = formAction({
  read: ({ form }) => ({ token: textOf(form, 'token'), change: changeOf(form) }),
  check: ({ token, change }) => (token !== '' || change ? undefined : fieldProblem({})),
  keep: () => null,
  send: async ({ token, change }, page): Promise<never> => {
    if (token !== '') return unsubscribe(token, page);
    if (change) await unwrap(page.api.PUT('/api/notifications.php', { body: change }));
    throw redirect(urls.path('notifications'));
  },
});
