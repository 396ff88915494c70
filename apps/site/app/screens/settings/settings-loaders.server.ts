import { unwrap } from '@heartwood/api-client';
import { everyEntry } from '../../member/every-entry';
import { givenPushAccess } from '../../push/push-access';
import type { PageRequest } from '../../visit/page.server';
import { visitTimeZone } from '../../visit/visit-time-zone.server';
import { loadDeletion } from './deletion.server';
import { loadReports } from './reports.server';
import type { SettingsSectionName } from './sections';
import type { DataOf, SettingsData } from './settings-data';

function allBlocks(api: PageRequest['api']) {
  return everyEntry(
    (cursor) => unwrap(api.GET('/api/block.php', { params: { query: { cursor } } })),
    ({ blocks }) => blocks,
  );
}

async function overview({ visit, api }: PageRequest): Promise<DataOf<'overview'> | false> {
  const [user, blocks, { push_public_key }] = await Promise.all([
    visit.user(),
    allBlocks(api),
    visit.settings(),
  ]);
  if (!user || !blocks) return false;
  const { email, invisible, show_read, show_typing } = user;
  return {
    section: 'overview',
    email,
    shows: { invisible, show_read, show_typing },
    blocked: blocks.length,
    push: givenPushAccess(visit.cookie, push_public_key),
  };
}

async function email({ api }: PageRequest): Promise<DataOf<'email'> | false> {
  const found = await unwrap(api.GET('/api/email.php'));
  if (!found) return false;
  const { pending } = found;
  const resendFrom = pending?.resend_from;
  return {
    section: 'email',
    email: found.email,
    pending: pending?.email ?? null,
    wait: resendFrom ? Math.max(0, Date.parse(resendFrom) - Date.now()) : 0,
  };
}

async function devices(page: PageRequest): Promise<DataOf<'devices'> | false> {
  const [found, timeZone] = await Promise.all([
    unwrap(page.api.GET('/api/sessions.php')),
    visitTimeZone(page),
  ]);
  return found && { section: 'devices', sessions: found.sessions, timeZone };
}

async function blocked(page: PageRequest): Promise<DataOf<'blocked'> | false> {
  const [people, timeZone] = await Promise.all([allBlocks(page.api), visitTimeZone(page)]);
  return people && { section: 'blocked', people, timeZone };
}

async function shown({ api }: PageRequest): Promise<DataOf<'shown'> | false> {
  const consent = await unwrap(api.GET('/api/consent.php'));
  return consent && { section: 'shown', consent };
}

async function data(page: PageRequest): Promise<DataOf<'data'> | false> {
  const [copy, timeZone] = await Promise.all([unwrap(page.api.GET('/api/export.php')), visitTimeZone(page)]);
  return copy && { section: 'data', copy, timeZone };
}

/** Loaders of the parts of the settings; `false` if the session has ended. */
export const settingsLoaders: Readonly<
  Record<SettingsSectionName, (page: PageRequest) => Promise<SettingsData | false>>
> = {
  overview,
  email,
  password: () => Promise.resolve({ section: 'password' }),
  language: async ({ visit }) => ({ section: 'language', locales: (await visit.settings()).locales }),
  devices,
  blocked,
  reports: loadReports,
  shown,
  data,
  delete: loadDeletion,
};
