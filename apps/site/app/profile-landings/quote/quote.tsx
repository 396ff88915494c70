import { profileViewMessages } from '../../screens/profile-view/messages';
import { firstMessageMessages } from '../../screens/signup/first-message-messages';
import { profileLandingMessages as texts } from '../messages';
import { Mark, Photo } from '../parts';
import type { ProfileLanding, ProfileLandingMaterial } from '../profile-landing';
import { quoteCss } from './css';

const answers = ['answer_curious', 'answer_bold'] as const;

function headline({ intl, person: { sentence } }: ProfileLandingMaterial): string {
  const text = sentence ?? intl.formatMessage(texts.no_words);
  return intl.formatMessage(profileViewMessages.quote, { text });
}

function Body(material: ProfileLandingMaterial) {
  const { intl, person, messageLength } = material;
  const { name, age, place, image } = person;
  return (
    <div className="stage">
      <h1>{headline(material)}</h1>
      <div className="say">
        <div className="who">
          {image && (
            <span className="portrait">
              <Photo person={person} sizes="112px" />
            </span>
          )}
          <div>
            <p className="name">{intl.formatMessage(profileViewMessages.page_title, { name, age })}</p>
            {place && <p>{place}</p>}
            <Mark {...material} />
          </div>
        </div>
        <fieldset>
          <legend>{intl.formatMessage(texts.question)}</legend>
          {answers.map((answer, index) => (
            <label key={answer} className="answer">
              <input
                className="vh"
                type="radio"
                name="signup_message"
                value={intl.formatMessage(texts[answer])}
                defaultChecked={index === 0}
              />
              {intl.formatMessage(texts[answer])}
            </label>
          ))}
          <label className="answer own">
            <input className="vh" type="radio" name="signup_message" value="" />
            {intl.formatMessage(texts.answer_own)}
          </label>
          <textarea
            name="signup_message"
            rows={3}
            maxLength={messageLength}
            aria-label={intl.formatMessage(firstMessageMessages.message)}
          />
        </fieldset>
        <button className="btn">{intl.formatMessage(texts.answer_send, { name })}</button>
        <p className="fine">{intl.formatMessage(texts.promise)}</p>
      </div>
    </div>
  );
}

/** The member's own sentence, and the visitor's reply to it. */
export const quote: ProfileLanding = {
  name: 'landing3',
  hand: 'quote',
  title: headline,
  Body,
  css: quoteCss,
};
