import { unwrap } from '@heartwood/api-client';
import type { ComplaintReason } from '@heartwood/domain';
import { complaintReasons } from '@heartwood/domain';
import { redirect } from '@remix-run/node';
import { textOf } from '../../forms/form-fields.server';
import { formAction } from '../../forms/form-action.server';
import { missingFields } from '../../forms/form-problem';
import { pageLoader } from '../../visit/page.server';
import { urls } from '../../urls';
import { castOf } from '../../people/cast';
import { complaintFields as names } from './complaint-fields';

/** Loads the figure pictured on the page, and a member's own address. */
export const loader = pageLoader(async ({ visit }) => {
  const [{ niche }, user] = await Promise.all([visit.settings(), visit.user()]);
  return { figure: castOf(niche)[2], email: user?.email };
});

/** Sends the complaint; discards what a bot filled in. */
export const action = formAction({
  read: ({ form }) => {
    if (textOf(form, names.trap)) throw redirect(urls.path('complaints'));
    const reason = textOf(form, names.reason);
    return {
      email: textOf(form, names.email).trim(),
      reason: complaintReasons.find((known) => known === reason) ?? '',
      text: textOf(form, names.text).trim(),
    };
  },
  check: missingFields,
  keep: (values) => values,
  send: ({ reason, ...values }, { api }) =>
    unwrap(api.POST('/api/complaints.php', { body: { ...values, reason: reason as ComplaintReason } })),
});
