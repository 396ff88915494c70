import { ApiError, unwrap } from '@heartwood/api-client';
import { textOf } from '../../forms/form-fields.server';
import { formAction } from '../../forms/form-action.server';
import { missingFields } from '../../forms/form-problem';
import { everyEntry } from '../../member/every-entry';
import { postReport } from '../../reports/post-report';
import { messageItems, reportFields as names, reportOf } from '../../reports/report-items';
import type { Reportable } from '../../reports/report-items';
import { aboutParameter } from '../../reports/report-path';
import type { PageRequest } from '../../visit/page.server';
import { visitTimeZone } from '../../visit/visit-time-zone.server';
import { galleryOf } from '../profile-view/gallery';
import { profileItems } from '../profile-view/report-items';
import type { DataOf } from './settings-data';

function nothingThere(error: unknown): false {
  if (error instanceof ApiError && error.statusCode < 500) return false;
  throw error;
}

/** Loads a member's reportable items; `null` if there are none, as for a member whom the visitor can't see. */
async function reportableOf({ visit, api }: PageRequest, id: string): Promise<Reportable | null> {
  const [found, photos, thread, user] = await Promise.all([
    unwrap(api.GET('/api/profile.php', { params: { query: { id } } })).catch(nothingThere),
    unwrap(api.GET('/api/photos.php', { params: { query: { profile: id } } })).catch(nothingThere),
    unwrap(api.GET('/api/chat.php', { params: { query: { profile: id } } })).catch(nothingThere),
    visit.user(),
  ]);
  if (!user || user.profile.id === id) return null;
  const received = messageItems(thread ? thread.messages : []);
  if (!found)
    return thread && received.length > 0 ? { profile: id, name: thread.profile.name, items: received } : null;
  const gallery = photos
    ? galleryOf(photos.photos, photos.private_count, { owner: false, paidUser: user.paid_user })
    : undefined;
  return {
    profile: id,
    name: found.profile.name,
    items: [...profileItems(id, gallery?.photos ?? []), ...received],
  };
}

/** Loads the member's reports, and the member to report that the address names. */
export async function loadReports(page: PageRequest): Promise<DataOf<'reports'> | false> {
  const id = page.url.searchParams.get(aboutParameter);
  const [reports, about, timeZone] = await Promise.all([
    everyEntry(
      (cursor) => unwrap(page.api.GET('/api/report.php', { params: { query: { cursor } } })),
      ({ reports: listed }) => listed,
    ),
    id ? reportableOf(page, id) : null,
    visitTimeZone(page),
  ]);
  return reports && { section: 'reports', reports, about, timeZone };
}

/** Reports an item of a member. */
export const reportsAction = formAction({
  read: ({ form }) => ({
    subject: textOf(form, names.subject),
    reason: textOf(form, names.reason),
    text: textOf(form, names.text),
  }),
  check: (values) =>
    missingFields({
      [names.subject]: values.subject,
      [names.reason]: reportOf(values)?.reason ?? '',
    }),
  keep: (values) => values,
  send: (values, { api }) => postReport(api, values),
});
