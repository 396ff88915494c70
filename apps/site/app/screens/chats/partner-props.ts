import type { ChatThread } from '@heartwood/api-contract';
import type { ChatScreenProps } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { urls } from '../../urls';
import { chatMessages as texts } from './messages';

type Profile = ChatThread['profile'];

/** Returns the member's name, or a text for someone who has left. */
export function nameText(intl: IntlShape, { name, left }: Profile): string {
  return left ? intl.formatMessage(texts.left) : name;
}

/** Returns name and age as one text. */
export function personText(intl: IntlShape, profile: Profile): string {
  const { name, age, left } = profile;
  if (left) return nameText(intl, profile);
  return intl.formatMessage(texts.person, { name, age: intl.formatNumber(age) });
}

/**
 * Returns the props of the other member beside the conversation. Nobody opens the profile of somebody who has left, or
 * after a block.
 */
export function partnerProps(
  intl: IntlShape,
  { profile, blocked }: Pick<ChatThread, 'profile' | 'blocked'>,
  place: string,
): ChatScreenProps['partner'] {
  const { id, main_image: image, fictional, left } = profile;
  return {
    name: personText(intl, profile),
    place,
    photo: image
      ? { src: image.filename, width: image.width, height: image.height, ground: image.tone, alt: '' }
      : undefined,
    fictional: fictional ? intl.formatMessage(texts.fictional) : undefined,
    profile:
      left || blocked
        ? undefined
        : { href: urls.path('members-id', { id }), label: intl.formatMessage(texts.profile) },
  };
}

interface PartnerPresence {
  readonly place: string;
  readonly online: boolean;
  readonly typing: boolean;
}

/** Returns the props of the other member above the messages. */
export function threadPartnerProps(
  intl: IntlShape,
  thread: Pick<ChatThread, 'profile' | 'blocked'>,
  { place, online, typing }: PartnerPresence,
): ChatScreenProps['thread']['partner'] {
  const { name, photo, fictional, profile } = partnerProps(intl, thread, place);
  const { main_image: image } = thread.profile;
  return {
    name,
    href: profile?.href,
    photo: image?.thumb_filename,
    ground: photo?.ground,
    status: online ? place : intl.formatMessage(texts.offline),
    fictional,
    typing:
      typing && online && !thread.blocked
        ? intl.formatMessage(texts.typing, { name: nameText(intl, thread.profile) })
        : undefined,
  };
}
