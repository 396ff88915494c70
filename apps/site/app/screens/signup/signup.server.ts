import { ApiError, unwrap } from '@heartwood/api-client';
import { isSignupOpen, localeOfLandingSlug } from '@heartwood/domain';
import type { NicheNumber } from '@heartwood/domain';
import { serializeLocaleCookie } from '@heartwood/i18n';
import { data, redirect } from '@remix-run/node';
import {
  chosenPlace,
  interestsOfForm,
  landerFields,
  soughtGender,
  writtenLine,
  writtenName,
} from '../../landers/choices';
import { urls } from '../../urls';
import { textOf } from '../../session/form-fields.server';
import { countVisit } from '../../session/count-visit.server';
import { fieldProblem, problemOf } from '../../session/form-problem';
import type { FormProblem } from '../../session/form-problem';
import { pageAction, pageLoader } from '../../session/page.server';
import type { FormRequest } from '../../session/page.server';
import { landerTracking, readTracking } from '../../session/tracking.server';
import { castOf } from '../landing/cast';
import { readAccount } from './read-account';
import { choicesQuery, readSignupContext, stepAddress } from './signup-context';
import { skipIntent } from './steps/step-parts';
import type { AccountValues } from './steps/account-step';

/** What the signup page shows. */
export const loader = pageLoader(async ({ visit }) => {
  const settings = await visit.settings();
  return {
    figure: castOf(settings.niche)[0],
    open: isSignupOpen(settings.signups, readTracking(visit.cookie)),
  };
});

/** What comes back from the signup page's forms. */
export interface SignupAnswer {
  /** `account` asks for the details, `sent` says that the mail tells how it goes on. */
  readonly step: 'account' | 'sent';
  readonly message: string;
  readonly values: AccountValues;
  readonly problem?: FormProblem;
}

function valuesOf(form: FormData): AccountValues {
  return {
    email: textOf(form, 'email'),
    name: textOf(form, 'name'),
    birth: {
      day: textOf(form, 'birth_day'),
      month: textOf(form, 'birth_month'),
      year: textOf(form, 'birth_year'),
    },
  };
}

/** The first message: a ready one that was chosen, or the visitor's own words in a further field of that name. */
function messageOf(form: FormData): string {
  const sent = form
    .getAll('signup_message')
    .flatMap((value) => (typeof value === 'string' ? [value.trim()] : []));
  return sent.find(Boolean) ?? '';
}

async function carryOutWish({ visit, url }: FormRequest): Promise<void> {
  const { profile, wish } = readSignupContext(url.searchParams);
  if (!profile || wish !== 'like') return;
  await unwrap(visit.apiOfNewMember().POST('/api/like.php', { body: { profile } })).catch((error: unknown) =>
    visit.report(error),
  );
}

async function createAccount(page: FormRequest) {
  const { visit, api, form, url } = page;
  const [settings, language] = await Promise.all([visit.settings(), visit.locale()]);
  const message = messageOf(form);
  const values = valuesOf(form);
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
  await carryOutWish(page);
  const next = stepAddress('photo', readSignupContext(url.searchParams));
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
      interests: interestsOfForm(form),
      message: writtenLine(form.get(landerFields.message)),
      place: chosenPlace(form.get(landerFields.region)),
      name: writtenName(form.get(landerFields.name)),
      seek: soughtGender(form.get(landerFields.seek)),
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
  if (!form.has('email')) return data<SignupAnswer>({ step: 'account', message, values: {} });
  return createAccount(page);
});
