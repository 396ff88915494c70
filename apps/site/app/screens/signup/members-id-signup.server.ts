import { redirect } from '@remix-run/node';
import { pageLoader } from '../../visit/page.server';
import { urls } from '../../urls';
import { findSignupTarget } from './signup-target';

/**
 * Redirects to the signup that starts with a message to this member, and members to the profile; 404 for a
 * member who may not be seen.
 */
export const loader = pageLoader(async (page) => {
  const id = page.params.id ?? '';
  const [open, user] = await Promise.all([page.visit.visitorsMaySearch(), page.visit.user()]);
  const target = await findSignupTarget(page.api, id, open || user !== null);
  if (!target) throw new Response(null, { status: 404 });
  throw redirect(user ? urls.path('members-id', { id }) : urls.signup({ profile: id }));
});
