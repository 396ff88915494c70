import { ApiError, unwrap } from '@heartwood/api-client';
import type { User } from '@heartwood/api-contract';
import { data, redirect } from '@remix-run/node';
import { chosenFile } from '../../session/chosen-file';
import { textOf } from '../../session/form-fields.server';
import { problemOf } from '../../session/form-problem';
import type { FormProblem } from '../../session/form-problem';
import { pageAction, pageLoader } from '../../session/page.server';
import type { FormRequest } from '../../session/page.server';
import { placesOf } from '../../session/places.server';
import { urls } from '../../urls';
import { castOf } from '../landing/cast';
import { readProfile } from './read-profile';
import { readSignupContext, stepAddress } from './signup-context';
import type { SignupContext } from './signup-context';
import { isMemberStep, stepAfter } from './signup-steps';
import type { MemberStep } from './signup-steps';
import type { ProfileValues } from './steps/member-steps';
import { canPushField, photoField, skipIntent } from './steps/step-parts';

function valuesOf({ profile }: User): ProfileValues {
  const { gender, sexuality, country, region, city, description, interests } = profile;
  const { hair_colour, eye_colour, body_type, relationship_status, tattoos, reason_for_signup } = profile;
  return {
    gender,
    sexuality,
    country,
    region,
    city,
    description,
    interests,
    hair_colour,
    eye_colour,
    body_type,
    relationship_status,
    tattoos,
    reason_for_signup,
  };
}

interface ChoicePlaces {
  readonly countries: readonly string[];
  readonly isRegion: (country: string, region: string) => boolean;
}

/** Where a profile says no place yet, the one that was chosen before the account was made, as far as the brand has it. */
function placeFrom(values: ProfileValues, { place }: SignupContext, places: ChoicePlaces): ProfileValues {
  if (values.country || !place || !places.countries.includes(place.country)) return values;
  const { country, region } = place;
  return { ...values, country, region: region && places.isRegion(country, region) ? region : null };
}

/** What a profile doesn't say yet is offered as it was chosen or written before the account was made. */
function withChoices(values: ProfileValues, context: SignupContext, places: ChoicePlaces): ProfileValues {
  const { interests = [], message } = context;
  return {
    ...placeFrom(values, context, places),
    interests: values.interests?.length ? values.interests : interests,
    description: values.description || message,
  };
}

/** What the steps after the account are made from; only members have any. */
export const loader = pageLoader(async ({ visit, url }) => {
  const asked = url.searchParams.get('step');
  const step = isMemberStep(asked) ? asked : null;
  const [settings, user, listed] = await Promise.all([
    visit.settings(),
    visit.user(),
    step === 'about' ? placesOf(visit) : null,
  ]);
  if (!user) throw redirect(urls.login(visit.address));
  if (step === 'push' && settings.push_public_key === null)
    throw redirect(stepAddress('complete', readSignupContext(url.searchParams)));
  const values = withChoices(valuesOf(user), readSignupContext(url.searchParams), {
    countries: settings.countries,
    isRegion: (country, region) => listed?.regionName(country, region) !== undefined,
  });
  const country = values.country ?? settings.geoip_selected_country;
  return {
    step,
    figure: castOf(settings.niche)[0],
    email: user.email,
    confirmed: user.status !== 'not_confirmed',
    hasPhoto: user.profile.main_image !== null,
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

async function save({ api, form }: FormRequest, step: MemberStep): Promise<unknown> {
  if (step === 'push') return undefined;
  if (step === 'complete') return unwrap(api.POST('/api/activation-mail.php'));
  if (step === 'photo') {
    const file = chosenFile(form, photoField);
    return file && unwrap(api.POST('/api/photos.php', { body: { file } }));
  }
  const changes = readProfile(form);
  return Object.keys(changes).length > 0 && unwrap(api.PUT('/api/profile.php', { body: changes }));
}

/** Saves a step and leads to the next one. */
export const action = pageAction(async (page) => {
  const { visit, form, url } = page;
  const asked = url.searchParams.get('step');
  const step = isMemberStep(asked) ? asked : 'photo';
  const context = readSignupContext(url.searchParams);
  const skipped = textOf(form, skipIntent.name) === skipIntent.value;
  if (!skipped) {
    try {
      await save(page, step);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return data<StepAnswer>({ problem: problemOf(error), sent: false }, error.statusCode);
    }
    if (visit.loggedOut) throw redirect(urls.login(visit.address));
    if (step === 'complete') return data<StepAnswer>({ sent: true });
  }
  throw redirect(stepAddress(stepAfter(step, form.has(canPushField)), context));
});
