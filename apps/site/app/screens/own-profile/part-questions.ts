import { interests, isInterest, nameLength, profileOptions } from '@heartwood/domain';
import type { ProfileField } from '@heartwood/domain';
import { interestMessage, profileFieldMessage } from '@heartwood/i18n';
import type { InterestChoice, ProfileQuestion } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { countryOptions } from '../../format/country-name';
import { optionText } from '../../format/option-text';
import { fieldText } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import type { Places } from '../signup/steps/member-steps';
import { ownProfileMessages as texts } from './messages';
import type { OwnValues } from './own-values';
import { nameFields } from './parts';
import type { Part, ShownFields } from './parts';

/** Maximum number of characters (code points) of the text about oneself. */
const longestDescription = 1000;

/** Input of a part's questions. */
export interface PartMaterial {
  readonly intl: IntlShape;
  readonly values: OwnValues;
  readonly shown: ShownFields;
  readonly offered: readonly string[];
  readonly places: Places;
  readonly problem?: FormProblem;
}

function fieldOf({ intl, problem }: PartMaterial, name: Parameters<typeof profileFieldMessage>[0]) {
  return {
    id: `own-${name}`,
    name,
    label: intl.formatMessage(profileFieldMessage(name)),
    error: fieldText(intl, problem, name),
  };
}

function choiceQuestion(material: PartMaterial, field: ProfileField): ProfileQuestion {
  const { intl, values } = material;
  const own = profileOptions[field].map((option) => ({
    value: option,
    label: optionText(intl, field, option, values.gender),
  }));
  const always = field === 'gender' || field === 'sexuality';
  return {
    kind: 'chips',
    ...fieldOf(material, field),
    defaultValue: values[field] ?? (always ? undefined : ''),
    options: always ? own : [...own, { value: '', label: intl.formatMessage(texts.no_answer) }],
  };
}

function placeQuestions(material: PartMaterial): ProfileQuestion[] {
  const { intl, values, places } = material;
  const placeholder = intl.formatMessage(texts.choose);
  return [
    {
      kind: 'select',
      ...fieldOf(material, 'country'),
      options: countryOptions(intl, places.countries),
      placeholder: values.country ? undefined : placeholder,
      defaultValue: values.country ?? '',
      onChange: (event) => places.onCountry?.(event.currentTarget.value),
    },
    {
      kind: 'select',
      ...fieldOf(material, 'region'),
      options: places.regions.map(({ id, name }) => ({ value: id, label: name })),
      placeholder,
      defaultValue: values.region ?? '',
    },
    {
      kind: 'line',
      ...fieldOf(material, 'city'),
      maxLength: 80,
      autoComplete: 'address-level2',
      defaultValue: values.city ?? '',
    },
  ];
}

/** Returns the questions of a part's form; interests are chosen separately. */
export function partQuestions(part: Part, material: PartMaterial): ProfileQuestion[] {
  const { intl, values, shown } = material;
  switch (part) {
    case 'name':
      return [
        {
          kind: 'line',
          ...fieldOf(material, 'name'),
          maxLength: nameLength.maximum,
          defaultValue: values.name,
        },
        ...nameFields(shown).map((field) => choiceQuestion(material, field)),
      ];
    case 'place':
      return placeQuestions(material);
    case 'description':
      return [
        {
          kind: 'area',
          ...fieldOf(material, 'description'),
          rows: 7,
          defaultValue: values.description ?? '',
          placeholder: intl.formatMessage(texts.quote_gap),
          counter: (count) => intl.formatMessage(texts.counter, { count, max: longestDescription }),
        },
      ];
    case 'interests':
      return [];
    default:
      return [choiceQuestion(material, part)];
  }
}

/** Returns the interests to choose from: those the brand offers, and those chosen before. */
export function interestChoice({ intl, values, offered, problem }: PartMaterial): InterestChoice {
  const own = values.interests.filter(isInterest);
  const listed = interests.filter(({ id }) => offered.includes(id) || own.includes(id));
  const options = (intimate: boolean) =>
    listed
      .filter((interest) => interest.intimate === intimate)
      .map(({ id }) => ({ value: id, label: intl.formatMessage(interestMessage(id)) }));
  const spicy = options(true);
  return {
    label: intl.formatMessage(profileFieldMessage('interests')),
    name: 'interests',
    options: options(false),
    selected: own,
    choiceError: fieldText(intl, problem, 'interests'),
    intimate: spicy.length > 0 ? { show: intl.formatMessage(texts.intimate), options: spicy } : undefined,
  };
}
