import { unwrap } from '@heartwood/api-client';
import type { SignupForm } from '@heartwood/api-contract';
import { isSignupOpen, localeOfLandingSlug } from '@heartwood/domain';
import type { NicheNumber } from '@heartwood/domain';
import { serializeLocaleCookie } from '@heartwood/i18n';
import { redirect } from '@remix-run/node';
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
import { formAction } from '../../forms/form-action.server';
import { fieldProblem } from '../../forms/form-problem';
import { pageLoader } from '../../visit/page.server';
import type { FormRequest } from '../../visit/page.server';
import { landerTracking, readTracking } from '../../visit/tracking.server';
import { castOf } from '../../people/cast';
import { chosenSearch } from '../members/starting-searches';
import { landingChoice } from '../../visit/landing-choice';
import { accountValues, readAccount } from './read-account';
import type { ReadAccount } from './read-account';
import { asksMessage, choicesQuery, readSignupContext, stepAddress } from './signup-context';
import type { SignupContext } from './signup-context';
import { findSignupTarget } from './signup-target';
import { skipIntent } from './steps/step-parts';

/** Loads the signup page. It stays open if the member whom the visitor came from isn't found. */
export const loader = pageLoader(async ({ visit, api, url }) => {
  const context = readSignupContext(url.searchParams, visit.cookie);
  const { profile } = context;
  const findTarget = async (id: string) => findSignupTarget(api, id, await visit.visitorsMaySearch());
  const [settings, target] = await Promise.all([
    visit.settings(),
    profile ? findTarget(profile).catch((error: unknown) => visit.report(error)) : null,
  ]);
  return {
    context,
    target: target ?? null,
    figure: castOf(settings.niche)[0],
    open: isSignupOpen(settings.signups, readTracking(visit.cookie)),
  };
});

/**
 * Returns the first message: a chosen suggestion, or the visitor's own text in a further field of that name.
 */
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

/**
 * Creates the account and redirects to the next step; `sent` if no session is opened and a mail says how to
 * continue.
 */
async function createAccount(page: FormRequest, context: SignupContext, form: SignupForm): Promise<'sent'> {
  const search = chosenSearch(context);
  const body = { ...form, ...(search && { search }) };
  const { user } = await unwrap(page.api.POST('/api/signup.php', { body }));
  if (!user) return 'sent';
  await carryOutWish(page, context);
  const written = form.signup_message ? (true as const) : undefined;
  const next = stepAddress('photo', { ...context, written });
  throw redirect(urls.entered(next, page.visit.cookie !== undefined));
}

async function accountOf({ visit, form }: FormRequest): Promise<ReadAccount> {
  const [{ terms_version, min_age }, language] = await Promise.all([visit.settings(), visit.locale()]);
  return readAccount(form, {
    language,
    terms_version,
    tracking: readTracking(visit.cookie),
    minAge: min_age,
  });
}

/** Redirects an advertising page's form to this page, with its choices, in that page's language. */
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
      lander: textOf(form, landerFields.lander),
      answers: await landerAnswers(form, { niche, locale: locale ?? (await visit.locale()) }),
      interests: chosenInterests(form.getAll(landerFields.interests)),
      message: writtenLine(form.get(landerFields.message)),
      place: chosenPlace(form.get(landerFields.region)),
      name: writtenName(form.get(landerFields.name)),
      seek: landingChoice(form).seek,
    }),
  });
}

/**
 * Stores the first message and asks for the account, or creates the account and redirects to the next step.
 */
export const action = formAction({
  read: async (page) => {
    const { form, visit, url } = page;
    if (form.has(landerFields.lander)) throw redirect(await continueFromLander(page), 303);
    if (textOf(form, landerFields.trap)) throw redirect(urls.signup(), 303);
    countVisit(visit, textOf(form, landerFields.profileLanding), 'start', readTracking(visit.cookie));
    const context = readSignupContext(url.searchParams, visit.cookie);
    const skipped = textOf(form, skipIntent.name) === skipIntent.value;
    return {
      context,
      message: skipped ? '' : messageOf(form),
      asked: asksMessage(context) && !skipped && !form.has(landerFields.profileLanding),
      filledIn: accountValues(form),
      account: form.has('email') && !skipped ? await accountOf(page) : null,
    };
  },
  check: ({ account, message, asked }) => {
    if (account) return account.ok ? undefined : fieldProblem(account.fields);
    return asked && !message ? fieldProblem({ signup_message: 'required' }) : undefined;
  },
  keep: ({ account, message, filledIn }) => ({
    step: account ? ('account' as const) : ('message' as const),
    message,
    values: account ? filledIn : {},
  }),
  send: async ({ account, context }, page) =>
    account?.ok ? createAccount(page, context, account.form) : 'account',
});
