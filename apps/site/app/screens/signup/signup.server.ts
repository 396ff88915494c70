import { ApiError, unwrap } from '@heartwood/api-client';
import { isSignupOpen, localeOfLandingSlug } from '@heartwood/domain';
import type { NicheNumber } from '@heartwood/domain';
import { serializeLocaleCookie } from '@heartwood/i18n';
import { data, redirect } from '@remix-run/node';
import {
  chosenInterests,
  chosenPlace,
  landerFields,
  writtenLine,
  writtenName,
} from '../../poster-page/choices';
import { landerAnswers } from '../../landers/lander-answers.server';
import { urls } from '../../urls';
import { textOf } from '../../forms/form-fields.server';
import { countVisit } from '../../visit/count-visit.server';
import { fieldProblem, problemOf } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import { pageAction, pageLoader } from '../../visit/page.server';
import type { FormRequest, PageRequest } from '../../visit/page.server';
import { landerTracking, readTracking } from '../../visit/tracking.server';
import { castOf } from '../../people/cast';
import { landingChoice } from '../../visit/landing-choice';
import { accountValues, readAccount } from './read-account';
import type { AccountValues } from './read-account';
import { asksMessage, choicesQuery, readSignupContext, stepAddress } from './signup-context';
import type { SignupContext } from './signup-context';
import { findSignupTarget } from './signup-target';
import type { SignupTarget } from './signup-target';
import { skipIntent } from './steps/step-parts';

/** Whom the visitor came from; a failing search for it is no reason to close the signup. */
async function targetOf(
  { visit, api }: Pick<PageRequest, 'visit' | 'api'>,
  { profile }: SignupContext,
): Promise<SignupTarget | undefined> {
  if (!profile) return undefined;
  try {
    return await findSignupTarget(api, profile, await visit.visitorsMaySearch());
  } catch (error) {
    visit.report(error);
    return undefined;
  }
}

/** What the signup page shows. */
export const loader = pageLoader(async ({ visit, api, url }) => {
  const context = readSignupContext(url.searchParams, visit.cookie);
  const [settings, target] = await Promise.all([visit.settings(), targetOf({ visit, api }, context)]);
  return {
    context,
    target: target ?? null,
    figure: castOf(settings.niche)[0],
    open: isSignupOpen(settings.signups, readTracking(visit.cookie)),
  };
});

/** What comes back from the signup page's forms. */
export interface SignupAnswer {
  /** `message` still lacks one, `account` asks for the details, `sent` says that the mail tells how it goes on. */
  readonly step: 'message' | 'account' | 'sent';
  readonly message: string;
  readonly values: AccountValues;
  readonly problem?: FormProblem;
}

/** The first message: a ready one that was chosen, or the visitor's own words in a further field of that name. */
function messageOf(form: FormData): string {
  const sent = form
    .getAll('signup_message')
    .flatMap((value) => (typeof value === 'string' ? [value.trim()] : []));
  return sent.find(Boolean) ?? '';
}

async function carryOutWish({ visit }: FormRequest, { profile, wish }: SignupContext): Promise<void> {
  if (!profile || wish !== 'like') return;
  await unwrap(visit.apiOfNewMember().POST('/api/like.php', { body: { profile } })).catch((error: unknown) =>
    visit.report(error),
  );
}

async function createAccount(page: FormRequest, context: SignupContext) {
  const { visit, api, form } = page;
  const [settings, language] = await Promise.all([visit.settings(), visit.locale()]);
  const message = messageOf(form);
  const values = accountValues(form);
  const refuse = (problem: FormProblem, status: number) =>
    data<SignupAnswer>({ step: 'account', message, values, problem }, status);
  const tracking = readTracking(visit.cookie);
  const account = readAccount(form, { language, termsVersion: settings.terms_version, tracking });
  if (!account.ok) return refuse(fieldProblem(account.fields), 422);
  try {
    const { user } = await unwrap(api.POST('/api/signup.php', { body: account.form }));
    if (!user) return data<SignupAnswer>({ step: 'sent', message, values });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refuse(problemOf(error), error.statusCode);
  }
  await carryOutWish(page, context);
  const next = stepAddress('photo', context);
  throw redirect(urls.entered(next, visit.cookie !== undefined));
}

/** Where an advertising page's form leads: this page, with what was picked there, in that page's language. */
async function continueFromLander({ visit, form, request }: FormRequest): Promise<string> {
  if (textOf(form, landerFields.trap)) return urls.signup();
  const source = landerTracking(form, request.headers.get('referer'));
  countVisit(visit, textOf(form, landerFields.lander), 'start', source);
  const settings = await visit.settings();
  const niche = settings.niche as NicheNumber;
  const locale = localeOfLandingSlug(textOf(form, landerFields.slug), niche, settings.locales);
  if (locale) visit.setCookies([serializeLocaleCookie(locale, { secure: visit.secure })]);
  return urls.withQuery(urls.path('signup'), {
    ...source,
    ...choicesQuery({
      answers: await landerAnswers(form, { niche, locale: locale ?? (await visit.locale()) }),
      interests: chosenInterests(form.getAll(landerFields.interests)),
      message: writtenLine(form.get(landerFields.message)),
      place: chosenPlace(form.get(landerFields.region)),
      name: writtenName(form.get(landerFields.name)),
      seek: landingChoice(form).seek,
    }),
  });
}

/** Keeps the first message, or makes the account and leads to the next step. */
export const action = pageAction(async (page) => {
  const { form } = page;
  if (form.has(landerFields.lander)) throw redirect(await continueFromLander(page), 303);
  if (textOf(form, landerFields.trap)) throw redirect(urls.signup(), 303);
  countVisit(page.visit, textOf(form, landerFields.profileLanding), 'start', readTracking(page.visit.cookie));
  const message = messageOf(form);
  if (textOf(form, skipIntent.name) === skipIntent.value) {
    return data<SignupAnswer>({ step: 'account', message: '', values: {} });
  }
  const context = readSignupContext(page.url.searchParams, page.visit.cookie);
  if (form.has('email')) return createAccount(page, context);
  if (asksMessage(context) && !message && !form.has(landerFields.profileLanding)) {
    const problem = fieldProblem({ signup_message: 'required' });
    return data<SignupAnswer>({ step: 'message', message, values: {}, problem }, 422);
  }
  return data<SignupAnswer>({ step: 'account', message, values: {} });
});
