import { ApiError, unwrap } from '@heartwood/api-client';
import { redirect } from '@remix-run/node';
import { pageLoader } from '../../session/page.server';
import type { PageRequest } from '../../session/page.server';
import { urls } from '../../urls';

async function isKnown({ api }: PageRequest, id: string): Promise<boolean> {
  const params = { query: { id } };
  const found = await Promise.allSettled([
    unwrap(api.GET('/api/advertised-profile.php', { params })),
    unwrap(api.GET('/api/profile.php', { params })),
  ]);
  const failed = found.find(
    (answer) =>
      answer.status === 'rejected' &&
      !(answer.reason instanceof ApiError && [400, 404, 422].includes(answer.reason.statusCode)),
  );
  if (failed?.status === 'rejected') throw failed.reason;
  return found.some((answer) => answer.status === 'fulfilled' && answer.value !== false);
}

/**
 * Leads to the signup whose first step is a message to this member, and members to the profile; 404 for who may not be
 * seen.
 */
export const loader = pageLoader(async (page) => {
  const id = page.params.id ?? '';
  const [known, user] = await Promise.all([isKnown(page, id), page.visit.user()]);
  if (!known) throw new Response(null, { status: 404 });
  throw redirect(user ? urls.path('members-id', { id }) : urls.signup({ profile: id }));
});
