import type { Place } from '@heartwood/api-contract';
import { actionMessages, profileFieldMessage } from '@heartwood/i18n';
import { PartForm } from '@heartwood/ui';
import type { PartFormProps } from '@heartwood/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { problemText } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import { useGeolocation } from '../../geolocation/use-geolocation';
import { urls } from '../../urls';
import { useRegions } from '../signup/use-regions';
import { ownProfileMessages as texts } from './messages';
import type { OwnProfileData } from './own-profile.server';
import { interestChoice, partQuestions } from './part-questions';
import { editAddress } from './part-texts';
import type { Part } from './parts';

interface OwnPartFormProps {
  readonly part: Part;
  readonly data: OwnProfileData;
  readonly problem?: FormProblem;
  readonly busy: boolean;
  readonly onSubmit?: PartFormProps['form']['onSubmit'];
  readonly onCancel?: () => void;
}

function birthText(intl: ReturnType<typeof useIntl>, birth: string): string {
  return intl.formatDate(`${birth}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
}

/** The form of a part, the same in the page and in the dialog. */
export default function OwnPartForm({ part, data, problem, busy, onSubmit, onCancel }: OwnPartFormProps) {
  const intl = useIntl();
  const { shown, offered, countries, regions, birth } = data;
  const [found, setFound] = useState<Place>();
  const values = { ...data.values, ...found };
  const places = useRegions({ countries, country: data.values.country, regions });
  const control = useGeolocation(countries, (place) => {
    places.onCountry?.(place.country);
    setFound(place);
  });
  const material = { intl, values, shown, offered, places, problem };
  const questions = partQuestions(part, material);
  const named = Object.keys(problem?.fields ?? {});
  const isShown = named.length > 0 && named.every((name) => questions.some((one) => one.name === name));
  return (
    <PartForm
      form={{ action: editAddress(part), onSubmit }}
      hidden={part === 'place' ? { region_country: places.country ?? '' } : undefined}
      error={problem && !isShown ? problemText(intl, problem) : undefined}
      questions={questions}
      locate={part === 'place' && control ? { ...control, found: JSON.stringify(found) } : undefined}
      interests={part === 'interests' ? interestChoice(material) : undefined}
      fixed={
        part === 'name'
          ? [
              {
                label: intl.formatMessage(profileFieldMessage('date_of_birth')),
                value: birthText(intl, birth),
                why: intl.formatMessage(texts.birth_fixed),
              },
            ]
          : undefined
      }
      cancel={{
        href: urls.path('profile'),
        label: intl.formatMessage(actionMessages.cancel),
        onClick:
          onCancel &&
          ((event) => {
            event.preventDefault();
            onCancel();
          }),
      }}
      submit={intl.formatMessage(actionMessages.save)}
      busy={busy ? intl.formatMessage(actionMessages.loading) : undefined}
    />
  );
}
