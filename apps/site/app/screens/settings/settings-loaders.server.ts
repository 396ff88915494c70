import { unwrap } from '@heartwood/api-client';
import { givenPushAccess } from '../../push/push-access';
import type { PageRequest } from '../../visit/page.server';
import { loadDeletion } from './deletion.server';
import { loadReports } from './reports.server';
import type { SettingsSectionName } from './sections';
import type { DataOf, SettingsData } from './settings-data';
import { visitTimeZone } from './visit-time-zone.server';

async function overview({ visit, api }: PageRequest): Promise<DataOf<'overview'> | false> {
  const [user, blocks, { push_public_key }] = await Promise.all([
    visit.user(),
    unwrap(api.GET('/api/block.php')),
    visit.settings(),
  ]);
  if (!user || !blocks) return false;
  const { email, invisible, show_read, show_typing } = user;
  return {
    section: 'overview',
    email,
    shows: { invisible, show_read, show_typing },
    blocked: blocks.blocks.length,
    push: givenPushAccess(visit.cookie, push_public_key),
  };
}

const linkLife = 60 * 60_000;
const betweenMails = 60_000;

async function email({ api }: PageRequest): Promise<DataOf<'email'> | false> {
  const found = await unwrap(api.GET('/api/email.php'));
  if (!found) return false;
  const { pending } = found;
  const sent = pending ? Date.parse(pending.expires_at) - linkLife : 0;
  return {
    section: 'email',
    email: found.email,
    pending: pending?.email ?? null,
    wait: Math.max(0, sent + betweenMails - Date.now()),
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
  const [found, timeZone] = await Promise.all([unwrap(page.api.GET('/api/block.php')), visitTimeZone(page)]);
  return found && { section: 'blocked', people: found.blocks, timeZone };
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
