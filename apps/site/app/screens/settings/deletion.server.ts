import { ApiError, unwrap } from '@heartwood/api-client';
import type { DeletionReason } from '@heartwood/api-contract';
import { codePointLength, deletionCommentLength, deletionGraceDays, normaliseText } from '@heartwood/domain';
import { redirect } from '@remix-run/node';
import { dayIn } from '../../format/calendar-day';
import { textOf } from '../../forms/form-fields.server';
import { formAction } from '../../forms/form-action.server';
import { fieldProblem, missingFields } from '../../forms/form-problem';
import { urls } from '../../urls';
import type { FormRequest, PageRequest } from '../../visit/page.server';
import { visitTimeZone } from '../../visit/visit-time-zone.server';
import { goodbyeCookie } from '../account-deleted/goodbye.server';
import { deletionStep, offerDeclined } from './deletion-step';
import type { DataOf } from './settings-data';

async function goneIn(days: number, page: PageRequest): Promise<string> {
  return dayIn(new Date(), days, await visitTimeZone(page));
}

function isReason(reasons: readonly DeletionReason[], text: string | null): text is DeletionReason {
  return reasons.some((reason) => reason === text);
}

/** Loads the deletion step that the address names. */
export async function loadDeletion(page: PageRequest): Promise<DataOf<'delete'> | false> {
  const { visit, api, url } = page;
  const [asked, user, goneFrom] = await Promise.all([
    unwrap(api.GET('/api/account-deletion.php')),
    visit.user(),
    goneIn(deletionGraceDays, page),
  ]);
  if (!asked || !user) return false;
  const { reasons, offer } = asked;
  const named = url.searchParams.get('reason');
  const reason = isReason(reasons, named) ? named : null;
  const situation = { reason, offer: offer !== null, invisible: user.invisible };
  return {
    section: 'delete',
    step: deletionStep(url.searchParams, situation),
    reasons,
    reason,
    offer,
    goneFrom,
  };
}

type Intent = 'accept' | 'decline' | 'invisible' | 'delete';

function intentOf(form: FormData): Intent {
  const offer = textOf(form, 'offer');
  if (offer === 'accept' || offer === 'decline') return offer;
  return form.has('invisible') ? 'invisible' : 'delete';
}

async function answerOffer({ api, form }: FormRequest, accepted: boolean): Promise<never> {
  const reason = textOf(form, 'reason');
  const last = urls.deletion({ step: 'last', of: offerDeclined, reason });
  try {
    const answer = await unwrap(api.POST('/api/account-deletion.php', { body: { accept_offer: accepted } }));
    if (accepted && answer)
      throw redirect(urls.withQuery(urls.path('credits'), { code: answer.discount_code.code }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
  }
  throw redirect(last);
}

async function becomeInvisible({ api }: FormRequest): Promise<never> {
  await unwrap(api.PUT('/api/user.php', { body: { invisible: true } }));
  throw redirect(urls.path('settings'));
}

/** Handles the offer, makes the member invisible instead, or deletes the account. */
export const deletionAction = formAction({
  read: ({ form }) => ({
    intent: intentOf(form),
    password: textOf(form, 'password'),
    reason: textOf(form, 'reason'),
    comment: normaliseText(textOf(form, 'comment')),
  }),
  check: ({ intent, password, comment }) => {
    if (intent !== 'delete') return undefined;
    if (codePointLength(comment) > deletionCommentLength) return fieldProblem({ comment: 'too_long' });
    return missingFields({ password });
  },
  keep: ({ comment }) => ({ comment }),
  send: async ({ intent, password, reason, comment }, page): Promise<never> => {
    if (intent === 'accept' || intent === 'decline') return answerOffer(page, intent === 'accept');
    if (intent === 'invisible') return becomeInvisible(page);
    const { visit, api } = page;
    const [asked, user, until] = await Promise.all([
      unwrap(api.GET('/api/account-deletion.php')),
      visit.user(),
      goneIn(deletionGraceDays - 1, page),
    ]);
    const why = asked && isReason(asked.reasons, reason) ? { reason } : {};
    const body = { password, comment, ...why };
    const deleted = await unwrap(api.POST('/api/account-deletion.php', { body }));
    if (deleted === false) throw redirect(urls.login());
    if (user) visit.setCookies([goodbyeCookie({ name: user.name, until }, { secure: visit.secure })]);
    visit.forgetSession();
    throw redirect(urls.path('account-deleted'));
  },
});
