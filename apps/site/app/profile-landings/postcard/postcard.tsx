import { Send } from 'lucide-react';
import { profileViewMessages } from '../../screens/profile-view/messages';
import { profileLandingMessages as texts } from '../messages';
import { Mark, MessageField, Photo } from '../parts';
import type { ProfileLanding, ProfileLandingMaterial } from '../profile-landing';
import { postcardCss } from './css';

function title({ intl, person: { name } }: ProfileLandingMaterial): string {
  return intl.formatMessage(texts.post_title, { name });
}

function initials(name: string): string {
  const [first = '', second = ''] = name.split(/[\s_.-]+/u).map((word) => [...word][0] ?? '');
  return (first + second).toLocaleUpperCase();
}

function Postmark() {
  return (
    <svg className="postmark" viewBox="0 0 120 64" aria-hidden="true">
      <circle cx="84" cy="32" r="28" />
      <circle cx="84" cy="32" r="19" />
      <path d="M2 18q12-8 24 0t24 0M2 30q12-8 24 0t24 0M2 42q12-8 24 0t24 0" />
    </svg>
  );
}

function Body(material: ProfileLandingMaterial) {
  const { intl, person } = material;
  const { name, age, place, image } = person;
  return (
    <div className="stage">
      <h1>{title(material)}</h1>
      <div className="card">
        <div className="address">
          <p className="to">{intl.formatMessage(texts.post_to)}</p>
          <p className="name">{intl.formatMessage(profileViewMessages.page_title, { name, age })}</p>
          {place && <p className="town">{place}</p>}
          <Mark {...material} />
        </div>
        <div className="stamp">
          {image ? (
            <Photo person={person} sizes="140px" />
          ) : (
            <span className="initials" aria-hidden="true">
              {initials(name)}
            </span>
          )}
        </div>
        <Postmark />
        <MessageField {...material} rows={5} opener={texts.post_opener} />
        <button className="btn">
          {intl.formatMessage(texts.post_send)}
          <Send aria-hidden="true" />
        </button>
      </div>
      <p className="fine">{intl.formatMessage(texts.promise)}</p>
    </div>
  );
}

/** A postcard to the member, whose portrait is the stamp. */
export const postcard: ProfileLanding = {
  name: 'landing2',
  hand: 'pen',
  title,
  Body,
  css: postcardCss,
};
