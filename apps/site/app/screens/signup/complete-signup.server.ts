import { ApiError, unwrap } from '@heartwood/api-client';
import { isMemberStep, stepAfter } from '@heartwood/domain';
import type { MemberStep } from '@heartwood/domain';
import { data, redirect } from '@remix-run/node';
import { chosenFile } from '../../forms/chosen-file';
import { textOf } from '../../forms/form-fields.server';
import { fieldProblem, problemOf } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import { pageAction, pageLoader } from '../../visit/page.server';
import type { FormRequest } from '../../visit/page.server';
import { placesOf } from '../../visit/places.server';
import { urls } from '../../urls';
import { castOf } from '../../people/cast';
import { profileValues, withChoices } from './profile-values';
import { readProfile } from './read-profile';
import { readSignupContext, stepAddress } from './signup-context';
import { findSignupTarget } from './signup-target';
import { canPushField, photoField, skipIntent } from './steps/step-parts';

/** What the steps after the account are made from; only members have any. */
export const loader = pageLoader(async ({ visit, api, url }) => {
  const asked = url.searchParams.get('step');
  const step = isMemberStep(asked) ? asked : null;
  const context = readSignupContext(url.searchParams, visit.cookie);
  const report = (error: unknown) => visit.report(error);
  const [settings, user, listed, target] = await Promise.all([
    visit.settings(),
    visit.user(),
    step === 'about' ? placesOf(visit) : null,
    step && context.profile ? findSignupTarget(api, context.profile, visit.hasSession).catch(report) : null,
  ]);
  if (!user) throw redirect(urls.login(visit.address));
  if (step === 'push' && settings.push_public_key === null) throw redirect(stepAddress('complete', context));
  const values = withChoices(profileValues(user.profile), context, {
    countries: settings.countries,
    isRegion: (country, region) => listed?.regionName(country, region) !== undefined,
  });
  const country = values.country ?? settings.geoip_selected_country;
  return {
    step,
    context,
    target: target ?? null,
    figure: castOf(settings.niche)[0],
    email: user.email,
    confirmed: user.status !== 'not_confirmed',
    photo: user.profile.main_image?.filename ?? null,
    values,
    places: {
      countries: step === 'about' ? settings.countries : [],
      country,
      regions: listed?.regionsOf(country) ?? [],
    },
    offered: step === 'wishes' ? settings.interests : [],
  };
});

/** What comes back from a step's form that was not taken, or from the wish for another mail. */
export interface StepAnswer {
  readonly problem?: FormProblem;
  readonly sent: boolean;
}

const photoMissing = fieldProblem({ [photoField]: 'required' });

/** Saves what a step's form holds, and says what is missing in it. */
async function save({ visit, api, form }: FormRequest, step: MemberStep): Promise<FormProblem | undefined> {
  if (step === 'push') return undefined;
  if (step === 'complete') {
    await unwrap(api.POST('/api/activation-mail.php'));
    return undefined;
  }
  if (step === 'photo') {
    const file = chosenFile(form, photoField);
    if (file) await unwrap(api.POST('/api/photos.php', { body: { file } }));
    else if (!(await visit.user())?.profile.main_image) return photoMissing;
    return undefined;
  }
  const changes = readProfile(form);
  if (Object.keys(changes).length > 0) await unwrap(api.PUT('/api/profile.php', { body: changes }));
  return undefined;
}

/** Saves a step and leads to the next one. */
export const action = pageAction(async (page) => {
  const { visit, form, url } = page;
  const asked = url.searchParams.get('step');
  const step = isMemberStep(asked) ? asked : 'photo';
  const context = readSignupContext(url.searchParams, visit.cookie);
  const skipped = textOf(form, skipIntent.name) === skipIntent.value;
  if (!skipped) {
    try {
      const problem = await save(page, step);
      if (problem && !visit.loggedOut) return data<StepAnswer>({ problem, sent: false }, 422);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return data<StepAnswer>({ problem: problemOf(error), sent: false }, error.statusCode);
    }
    if (visit.loggedOut) throw redirect(urls.login(visit.address));
    if (step === 'complete') return data<StepAnswer>({ sent: true });
  }
  throw redirect(stepAddress(stepAfter(step, form.has(canPushField)), context));
});
