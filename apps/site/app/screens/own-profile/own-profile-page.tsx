import { actionMessages, interestMessage, navigationMessages, profileFieldMessage } from '@heartwood/i18n';
import { fewestInterests, isInterest, isProfileOption } from '@heartwood/domain';
import type { ProfileField } from '@heartwood/domain';
import { Alert, Dialog, Late, OwnProfileScreen } from '@heartwood/ui';
import type { OwnFact, OwnProfileScreenProps } from '@heartwood/ui';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { countryName } from '../../format/country-name';
import { optionText } from '../../format/option-text';
import { useForm } from '../../forms/use-form';
import { useOverlayTurn } from '../../overlays/overlay-turn';
import { placeParts } from '../../people/person';
import { urls } from '../../urls';
import { profileViewMessages } from '../profile-view/messages';
import { completenessProps } from './completeness-props';
import { ownProfileMessages as texts } from './messages';
import type { action, OwnProfileData } from './own-profile.server';
import { LateOwnPartForm } from './late-part-form';
import { partTitle } from './part-texts';
import { factFields, hasPart, photosPart } from './parts';
import type { Part } from './parts';
import { galleryProps } from './photos/gallery-props';
import type { OwnValues } from './own-values';
import { usePartEditing } from './use-part-editing';

function placeText(intl: IntlShape, { values, regionName }: OwnProfileData): string | undefined {
  const { city, country } = values;
  const { first, second } = placeParts({ city, region: regionName, country }, (code) =>
    countryName(intl, code),
  );
  if (second) return intl.formatMessage(profileViewMessages.place, { city: first, region: second });
  return first || undefined;
}

function factText<Field extends ProfileField>(intl: IntlShape, field: Field, values: OwnValues) {
  const value: unknown = values[field];
  return isProfileOption(field, value) ? optionText(intl, field, value, values.gender) : undefined;
}

/** Returns the screen's props of what has a form. */
function screenProps(
  intl: IntlShape,
  data: OwnProfileData,
  link: (part: Part) => NonNullable<OwnFact['edit']>,
): OwnProfileScreenProps {
  const { values, shown, age } = data;
  const interests = values.interests.filter(isInterest);
  return {
    mark: intl.formatMessage(texts.mark),
    settings: { href: urls.path('settings'), label: intl.formatMessage(navigationMessages.settings) },
    name: intl.formatMessage(profileViewMessages.page_title, { name: values.name, age }),
    nameEdit: link('name'),
    place: placeText(intl, data),
    placeGap: intl.formatMessage(texts.place_gap),
    placeEdit: link('place'),
    gallery: galleryProps(intl, data.photos, urls.ownPhotos),
    quote: hasPart('description', shown)
      ? {
          text: values.description
            ? intl.formatMessage(profileViewMessages.quote, { text: values.description })
            : undefined,
          gap: intl.formatMessage(texts.quote_gap),
          edit: link('description'),
        }
      : undefined,
    facts: factFields(shown).map((field) => ({
      label: intl.formatMessage(profileFieldMessage(field)),
      value: factText(intl, field, values),
      edit: link(field),
    })),
    factGap: intl.formatMessage(texts.fact_gap),
    interests: hasPart('interests', shown)
      ? {
          title: intl.formatMessage(profileFieldMessage('interests')),
          items: interests.map((id) => ({ id, label: intl.formatMessage(interestMessage(id)) })),
          add:
            interests.length < fewestInterests
              ? intl.formatMessage(texts.interests_add)
              : intl.formatMessage(actionMessages.edit),
          edit: link('interests'),
        }
      : undefined,
    completeness: completenessProps(intl, data, link),
  };
}

/** The own profile with its parts and their forms. */
export function OwnProfilePage({ data }: { readonly data: OwnProfileData }) {
  const intl = useIntl();
  const editing = usePartEditing(data.values);
  const { problem, answer, busy } = useForm<typeof action>();
  const isOpen = useOverlayTurn('opened', editing.part !== null);
  const inPage = data.editing === photosPart ? null : data.editing;
  const tried = { ...data, values: { ...data.values, ...answer?.values } };
  return (
    <>
      <OwnProfileScreen
        {...screenProps(intl, data, editing.link)}
        notice={data.saved ? <Alert tone="success" title={intl.formatMessage(texts.saved)} /> : undefined}
        form={
          inPage && (
            <Suspense>
              <LateOwnPartForm key={inPage} part={inPage} data={tried} problem={problem} busy={busy} />
            </Suspense>
          )
        }
      />
      {editing.part && (
        <Dialog
          isOpen={isOpen}
          title={partTitle(intl, editing.part)}
          size="medium"
          close={intl.formatMessage(actionMessages.close)}
          onClose={editing.close}
        >
          <Late onFailure={editing.close}>
            <LateOwnPartForm
              part={editing.part}
              data={data}
              problem={editing.problem}
              busy={editing.busy}
              onSubmit={editing.submit}
              onCancel={editing.close}
            />
          </Late>
        </Dialog>
      )}
    </>
  );
}
