import { interests, photoTypes, profileOptions } from '@heartwood/domain';
import type { MemberStep, ProfileField, ProfileOption } from '@heartwood/domain';
import { actionMessages, interestMessage, profileFieldMessage } from '@heartwood/i18n';
import type {
  ConfirmStep,
  InterestsStep,
  MemberStepView,
  PhotoStep,
  ProfileQuestion,
  ProfileStep,
  PushStep,
} from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { countryOptions } from '../../../format/country-name';
import { optionText } from '../../../format/option-text';
import { fieldText } from '../../../forms/form-problem';
import { completeMessages as completeTexts } from '../complete-messages';
import { photoMessages as photoTexts } from '../photo-messages';
import { profileMessages as profileTexts } from '../profile-messages';
import { pushMessages as pushTexts } from '../push-messages';
import { signupMessages as texts } from '../messages';
import type { ProfileValues } from '../profile-values';
import { commonParts, fieldParts, photoField, skipButton, skipIntent } from './step-parts';
import type { StepParts } from './step-parts';

/** The countries to choose from, and the regions of one of them. */
export interface Places {
  readonly countries: readonly string[];
  /** The country whose regions are offered. */
  readonly country: string | null;
  readonly regions: readonly { readonly id: string; readonly name: string }[];
  readonly onCountry?: (country: string) => void;
}

/** Input of the steps after the account was created, in addition to the form itself. */
export interface MemberMaterial {
  readonly values: ProfileValues;
  /** Address of the uploaded photo. */
  readonly photo?: string;
  readonly places: Places;
  /** The interests that the brand offers. */
  readonly offered: readonly string[];
  readonly email: string;
  readonly sent: boolean;
  readonly next: { readonly href: string; readonly label: string; readonly onPress?: () => void };
}

const looks = [
  'reason_for_signup',
  'relationship_status',
  'body_type',
  'hair_colour',
  'eye_colour',
  'tattoos',
] as const;

function chips<Field extends ProfileField>(
  intl: IntlShape,
  parts: StepParts,
  field: Field,
  values: ProfileValues,
): ProfileQuestion {
  const options: readonly ProfileOption<Field>[] = profileOptions[field];
  return {
    kind: 'chips',
    ...fieldParts(intl, parts.problem, field, profileFieldMessage(field)),
    defaultValue: values[field] ?? undefined,
    options: options.map((option) => ({
      value: option,
      label: optionText(intl, field, option, values.gender),
    })),
  };
}

function photoStep(intl: IntlShape, parts: StepParts, { photo }: MemberMaterial): PhotoStep {
  const common = commonParts(intl, parts);
  const { problem } = parts;
  const text = problem?.fields[photoField] ? intl.formatMessage(photoTexts.photo_missing) : common.error;
  return {
    kind: 'photo',
    title: intl.formatMessage(photoTexts.photo_title),
    text: intl.formatMessage(photoTexts.photo_text),
    ...common,
    error: undefined,
    photo: {
      name: photoField,
      accept: photoTypes.join(','),
      camera: intl.formatMessage(photoTexts.camera),
      library: intl.formatMessage(photoTexts.library),
      current: photo ? { src: photo, alt: intl.formatMessage(photoTexts.photo_current) } : undefined,
      error: text !== undefined && problem ? { text, cause: problem } : undefined,
      unreadable: intl.formatMessage(photoTexts.photo_unreadable),
      crop: {
        label: intl.formatMessage(photoTexts.crop),
        hint: intl.formatMessage(photoTexts.crop_hint),
        zoom: intl.formatMessage(photoTexts.zoom),
      },
    },
    fine: intl.formatMessage(photoTexts.photo_rules),
    submit: intl.formatMessage(photoTexts.photo_submit),
    skip: skipButton(intl),
  };
}

function placeQuestions(
  intl: IntlShape,
  parts: StepParts,
  { values, places }: MemberMaterial,
): ProfileQuestion[] {
  const countries = countryOptions(intl, places.countries);
  const choose = intl.formatMessage(profileTexts.choose);
  return [
    {
      kind: 'select',
      ...fieldParts(intl, parts.problem, 'country', profileFieldMessage('country')),
      options: countries,
      placeholder: choose,
      defaultValue: values.country ?? places.country ?? '',
      onChange: places.onCountry && ((event) => places.onCountry?.(event.currentTarget.value)),
    },
    {
      kind: 'select',
      ...fieldParts(intl, parts.problem, 'region', profileFieldMessage('region')),
      options: places.regions.map(({ id, name }) => ({ value: id, label: name })),
      placeholder: choose,
      defaultValue: values.region ?? '',
    },
    {
      kind: 'line',
      ...fieldParts(intl, parts.problem, 'city', profileFieldMessage('city')),
      maxLength: 80,
      autoComplete: 'address-level2',
      defaultValue: values.city ?? '',
    },
  ];
}

function aboutStep(intl: IntlShape, parts: StepParts, material: MemberMaterial): ProfileStep {
  const hidden = { ...parts.hidden, region_country: material.places.country ?? '' };
  return {
    kind: 'profile',
    title: intl.formatMessage(profileTexts.about_title),
    ...commonParts(intl, { ...parts, hidden }),
    questions: [
      chips(intl, parts, 'gender', material.values),
      chips(intl, parts, 'sexuality', material.values),
      ...placeQuestions(intl, parts, material),
    ],
    submit: intl.formatMessage(actionMessages.continue),
    skip: skipButton(intl),
  };
}

function looksStep(intl: IntlShape, parts: StepParts, { values }: MemberMaterial): ProfileStep {
  return {
    kind: 'profile',
    title: intl.formatMessage(profileTexts.looks_title),
    ...commonParts(intl, parts),
    questions: looks.map((field) => chips(intl, parts, field, values)),
    submit: intl.formatMessage(actionMessages.continue),
    skip: skipButton(intl),
  };
}

function wishesStep(intl: IntlShape, parts: StepParts, { values, offered }: MemberMaterial): InterestsStep {
  const listed = interests.filter(({ id }) => offered.includes(id));
  const options = (intimate: boolean) =>
    listed
      .filter((interest) => interest.intimate === intimate)
      .map(({ id }) => ({ value: id, label: intl.formatMessage(interestMessage(id)) }));
  const spicy = options(true);
  return {
    kind: 'interests',
    title: intl.formatMessage(profileTexts.wishes_title),
    text: intl.formatMessage(profileTexts.wishes_text),
    ...commonParts(intl, parts),
    label: intl.formatMessage(profileFieldMessage('interests')),
    name: 'interests',
    options: options(false),
    selected: values.interests ?? [],
    choiceError: fieldText(intl, parts.problem, 'interests'),
    intimate:
      spicy.length > 0 ? { show: intl.formatMessage(profileTexts.intimate), options: spicy } : undefined,
    description: {
      ...fieldParts(intl, parts.problem, 'description', profileFieldMessage('description')),
      rows: 3,
      maxLength: 1000,
      defaultValue: values.description ?? '',
    },
    submit: intl.formatMessage(texts.finish),
    skip: skipButton(intl),
  };
}

function pushStep(intl: IntlShape, parts: StepParts): PushStep {
  return {
    kind: 'push',
    title: intl.formatMessage(pushTexts.push_title),
    text: intl.formatMessage(pushTexts.push_text),
    ...commonParts(intl, parts),
    submit: intl.formatMessage(pushTexts.push_submit),
    skip: { label: intl.formatMessage(pushTexts.push_later), ...skipIntent },
  };
}

function completeStep(intl: IntlShape, parts: StepParts, { email, sent, next }: MemberMaterial): ConfirmStep {
  return {
    kind: 'confirm',
    title: intl.formatMessage(completeTexts.complete_title),
    text: intl.formatMessage(completeTexts.complete_text),
    ...commonParts(intl, parts),
    address: email,
    sent: sent ? intl.formatMessage(completeTexts.resent) : undefined,
    next,
    submit: intl.formatMessage(completeTexts.resend),
  };
}

const views = {
  photo: photoStep,
  about: aboutStep,
  looks: looksStep,
  wishes: wishesStep,
  push: pushStep,
  complete: completeStep,
} as const;

/** Returns a step after the account was created. */
export function memberStep(
  intl: IntlShape,
  step: MemberStep,
  parts: StepParts,
  material: MemberMaterial,
): MemberStepView {
  return views[step](intl, parts, material);
}
