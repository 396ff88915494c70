import type { ProfilePart } from '@heartwood/domain';
import { fewestInterests } from '@heartwood/domain';
import { profileFieldMessage } from '@heartwood/i18n';
import type { OwnProfileScreenProps, EditLink } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { percentText } from '../../format/percent-text';
import { urls } from '../../urls';
import { ownProfileMessages as texts } from './messages';
import type { OwnProfileData } from './own-profile.server';
import { hasPart } from './parts';
import type { Part } from './parts';

type Completeness = NonNullable<OwnProfileScreenProps['completeness']>;

const minutes: Readonly<Partial<Record<ProfilePart, number>>> = { photo: 2, description: 1, interests: 1 };

function stepTitle(intl: IntlShape, step: ProfilePart): string {
  switch (step) {
    case 'photo':
      return intl.formatMessage(texts.next_photo);
    case 'description':
      return intl.formatMessage(texts.next_description);
    case 'interests':
      return intl.formatMessage(texts.next_interests);
    case 'city':
      return intl.formatMessage(texts.place_title);
    default:
      return intl.formatMessage(profileFieldMessage(step));
  }
}

function stepButton(step: ProfilePart) {
  if (step === 'photo') return texts.step_photo;
  return step === 'description' ? texts.step_write : texts.step_choose;
}

/** Gender and orientation without a part of their own are in the name's part. */
function partOf(step: Exclude<ProfilePart, 'photo'>, data: OwnProfileData): Part {
  if (step === 'city') return 'place';
  return hasPart(step, data.shown) ? step : 'name';
}

function isDone(step: ProfilePart, { values, photos }: OwnProfileData): boolean {
  if (step === 'photo') return photos.listed.some((photo) => !photo.private);
  if (step === 'interests') return values.interests.length >= fewestInterests;
  return Boolean(values[step]);
}

const checklist = ['photo', 'description', 'interests', 'city', 'relationship_status'] as const;

/** Returns how complete the profile is and the best next step; nothing if it is complete. */
export function completenessProps(
  intl: IntlShape,
  data: OwnProfileData,
  link: (part: Part) => EditLink,
): Completeness | undefined {
  const { percent, next } = data.completeness;
  if (next === null) return undefined;
  const number = percentText(intl, percent);
  const estimate = minutes[next];
  const way = next === 'photo' ? { href: urls.ownPhotos } : link(partOf(next, data));
  return {
    value: percent / 100,
    percent: number,
    label: intl.formatMessage(texts.complete, { percent: number }),
    title: stepTitle(intl, next),
    text:
      estimate === undefined
        ? intl.formatMessage(texts.next_seconds)
        : intl.formatMessage(texts.next_minutes, { minutes: estimate }),
    action: { ...way, label: intl.formatMessage(stepButton(next)) },
    parts: checklist
      .filter((step) => step === 'photo' || hasPart(partOf(step, data), data.shown))
      .map((step) => {
        const done = step !== next && isDone(step, data);
        return {
          label: stepTitle(intl, step),
          done,
          state: intl.formatMessage(done ? texts.step_done : texts.step_open),
        };
      }),
  };
}
