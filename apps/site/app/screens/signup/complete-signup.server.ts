import { unwrap } from '@heartwood/api-client';
import { isMemberStep, stepAfter } from '@heartwood/domain';
import type { MemberStep } from '@heartwood/domain';
import { redirect } from '@remix-run/node';
import { chosenFile } from '../../forms/chosen-file';
import { textOf } from '../../forms/form-fields.server';
import { formAction } from '../../forms/form-action.server';
import { fieldProblem } from '../../forms/form-problem';
import { pageLoader } from '../../visit/page.server';
import type { FormRequest } from '../../visit/page.server';
import { interestsOf } from '../../visit/interests.server';
import { placesOf } from '../../visit/places.server';
import { urls } from '../../urls';
import { castOf } from '../../people/cast';
import { profileValues, withChoices } from './profile-values';
import { readProfile } from './read-profile';
import { readSignupContext, stepAddress } from './signup-context';
import { findSignupTarget } from './signup-target';
import { canPushField, photoField, skipIntent } from './steps/step-parts';

/** Loads the steps after the account was created, or their overview; only members have any. */
export const loader = pageLoader(async ({ visit, api, url }) => {
  const asked = url.searchParams.get('step');
  const step = isMemberStep(asked) ? asked : null;
  const context = readSignupContext(url.searchParams, visit.cookie);
  const report = (error: unknown) => visit.report(error);
  const [settings, user, listed, offered, target] = await Promise.all([
    visit.settings(),
    visit.user(),
    step === 'about' ? placesOf(visit) : null,
    step === 'wishes' ? interestsOf(visit) : [],
    context.profile ? findSignupTarget(api, context.profile, visit.hasSession).catch(report) : null,
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
    offered,
  };
});

const photoMissing = fieldProblem({ [photoField]: 'required' });

/** Saves a step's form. */
async function save({ api, form }: FormRequest, step: MemberStep): Promise<void> {
  if (step === 'complete') await unwrap(api.POST('/api/activation-mail.php'));
  if (step === 'photo') {
    const file = chosenFile(form, photoField);
    if (file) await unwrap(api.POST('/api/photos.php', { body: { file } }));
  }
  if (step === 'about' || step === 'looks' || step === 'wishes') {
    const changes = readProfile(form);
    if (Object.keys(changes).length > 0) await unwrap(api.PUT('/api/profile.php', { body: changes }));
  }
}

/** Saves a step and redirects to the next one; stays if another mail was requested. */
export const action = formAction({
  read: ({ visit, form, url }) => {
    const asked = url.searchParams.get('step');
    const step = isMemberStep(asked) ? asked : 'photo';
    const next = stepAddress(
      stepAfter(step, form.has(canPushField)),
      readSignupContext(url.searchParams, visit.cookie),
    );
    if (textOf(form, skipIntent.name) === skipIntent.value) throw redirect(next);
    return { step, next };
  },
  check: async ({ step }, { visit, form }) => {
    if (step !== 'photo' || chosenFile(form, photoField)) return undefined;
    const user = await visit.user();
    return user && !user.profile.main_image ? photoMissing : undefined;
  },
  keep: () => ({}),
  send: async ({ step, next }, page) => {
    await save(page, step);
    if (page.visit.loggedOut) throw redirect(urls.login(page.visit.address));
    if (step !== 'complete') throw redirect(next);
    return 'sent';
  },
});
