import { interestMessage } from '@heartwood/i18n';
import { FictionalIcon } from '@heartwood/ui/fictional-icon';
import { MapPin, Sparkles } from 'lucide-react';
import type { MessageDescriptor } from 'react-intl';
import { pictures } from '../landers/iconslanding/pictures';
import { pictured } from '../landers/iconslanding/wall';
import { profileViewMessages } from '../screens/profile-view/messages';
import { firstMessageMessages } from '../screens/signup/first-message-messages';
import { profileLandingMessages as texts } from './messages';
import type { ProfileLandingMaterial } from './profile-landing';

const mostInterests = 4;

/** The mark of a fictional or invented member; nothing for others. */
export function Mark({ intl, person, fictionalIcon }: ProfileLandingMaterial) {
  if (!person.fictional && !person.demo) return null;
  return (
    <span className="mark">
      {person.fictional ? <FictionalIcon icon={fictionalIcon} /> : <Sparkles aria-hidden="true" />}
      {person.fictional ? intl.formatMessage(profileViewMessages.fictional) : intl.formatMessage(texts.demo)}
    </span>
  );
}

/** The place, with its pin. */
export function Place({ person }: Pick<ProfileLandingMaterial, 'person'>) {
  if (!person.place) return null;
  return (
    <span className="place">
      <MapPin aria-hidden="true" />
      {person.place}
    </span>
  );
}

/** Up to four of the member's interests as pictures. */
export function Interests({ intl, person }: ProfileLandingMaterial) {
  const shown = pictured.filter((id) => person.interests.includes(id)).slice(0, mostInterests);
  return (
    <>
      {shown.map((id) => {
        const Picture = pictures[id];
        return (
          <span key={id} className="hobby">
            <Picture aria-hidden="true" />
            <span className="vh">{intl.formatMessage(interestMessage(id))}</span>
          </span>
        );
      })}
    </>
  );
}

/** Replaces a missing photo: the outline of a head and shoulders. */
export function Bust() {
  return (
    <svg className="photo" viewBox="0 0 400 500" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
      <path className="b1" d="M36 500c0-104 66-150 164-150s164 46 164 150Z" />
      <ellipse className="b1" cx="200" cy="214" rx="92" ry="114" />
      <path className="b2" d="M200 350c98 0 164 46 164 150H200ZM200 100a92 114 0 0 1 0 228Z" />
    </svg>
  );
}

/** The member's photo, or the placeholder outline. */
export function Photo({ person, sizes }: Pick<ProfileLandingMaterial, 'person'> & { sizes: string }) {
  const { image, name } = person;
  if (!image) return <Bust />;
  return (
    <img
      className="photo"
      src={image.thumb_filename}
      srcSet={`${image.match} 320w, ${image.thumb_filename} 480w, ${image.filename} 1080w`}
      sizes={sizes}
      alt={name}
    />
  );
}

/** The field of the first message, with its label, prefilled with `opener`. */
export function MessageField({
  intl,
  messageLength,
  rows,
  opener,
}: ProfileLandingMaterial & { readonly rows: number; readonly opener: MessageDescriptor }) {
  return (
    <>
      <label className="vh" htmlFor="message">
        {intl.formatMessage(firstMessageMessages.message)}
      </label>
      <textarea
        id="message"
        name="signup_message"
        rows={rows}
        maxLength={messageLength}
        required
        defaultValue={intl.formatMessage(opener)}
      />
    </>
  );
}
