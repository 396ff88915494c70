import { firstMessageMessages } from '../../screens/signup/first-message-messages';
import { profileLandingMessages as texts } from '../messages';
import { Interests, Mark, MessageField, Photo, Place } from '../parts';
import type { ProfileLanding, ProfileLandingMaterial } from '../profile-landing';
import { faceCss } from './css';

function title({ intl, person: { name } }: ProfileLandingMaterial): string {
  return intl.formatMessage(firstMessageMessages.message_title, { name });
}

function Body(material: ProfileLandingMaterial) {
  const { intl, person } = material;
  return (
    <div className="stage">
      <div className="face">
        <Photo person={person} sizes="(max-width:991px) 100vw, 60vw" />
      </div>
      <div className="bubble">
        <h1>{title(material)}</h1>
        <p className="about">
          <span>{person.age}</span>
          <Place person={person} />
          <Interests {...material} />
          <Mark {...material} />
        </p>
        <MessageField {...material} rows={3} opener={texts.opener} />
        <button className="btn">{intl.formatMessage(texts.send)}</button>
        <p className="fine">{intl.formatMessage(texts.promise)}</p>
      </div>
    </div>
  );
}

/** The member's face, full bleed, and a speech bubble that points at it. */
export const face: ProfileLanding = { name: 'landing', title, Body, css: faceCss };
