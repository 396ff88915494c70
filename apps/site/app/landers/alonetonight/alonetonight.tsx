import type { NicheNumber } from '@heartwood/domain';
import { posterPalette as p } from '@heartwood/ui/poster-palette';
import { Lightbulb } from 'lucide-react';
import { eveningMoods, landerFields } from '../../poster-page/choices';
import { eveningFace } from '../faces/face-sources';
import type { ColourPair, Lander, LanderMaterial } from '../lander';
import { landerMessages } from '../../poster-page/messages';
import { aloneCss } from './css';
import { lights, litWindows, skies, windowCount } from './windows';
import { aloneMessages as texts } from './messages';
import { showLocalTime } from './show-local-time';
import { windowViews } from './window-views';

function Windows({ niche }: Pick<LanderMaterial, 'niche'>) {
  const lit = litWindows(niche);
  return Array.from({ length: windowCount }, (_, index) => {
    const window = lit.find(({ at }) => at === index);
    if (!window)
      return (
        <i key={index} className={`w d${index % 3}`}>
          <i className={`g${(index * 3) % lights.length}`} />
        </i>
      );
    const { box, whole, drawing } = windowViews[window.view];
    return (
      <i key={index} className={`w g${window.light}`}>
        <svg
          viewBox={box}
          preserveAspectRatio={`xMidYMax ${whole ? 'meet' : 'slice'}`}
          aria-hidden="true"
          className={window.mirrored ? 'm' : undefined}
        >
          {drawing}
        </svg>
      </i>
    );
  });
}

function Body({ intl, niche }: LanderMaterial) {
  return (
    <div className="street">
      <div className="sky">
        <div className="moon" />
        <h1>{intl.formatMessage(texts.headline, { b: (parts) => <b key="b">{parts}</b> })}</h1>
        <p className="lede">
          <span className="hour" hidden>
            {intl.formatMessage(texts.hour, { time: () => <time key="time" /> })}{' '}
          </span>
          {intl.formatMessage(texts.lede)}
        </p>
      </div>
      <div className="house">
        <div className="big">
          <fieldset>
            <legend>{intl.formatMessage(texts.question)}</legend>
            {eveningMoods.map((mood) => (
              <label key={mood} className="sw">
                {intl.formatMessage(texts[mood])}
                <input className="vh" type="radio" name={landerFields.evening} value={mood} />
                <span />
              </label>
            ))}
          </fieldset>
          <button className="btn">
            {intl.formatMessage(texts.submit)}
            <Lightbulb size={22} aria-hidden="true" />
          </button>
          <p className="fine">{intl.formatMessage(landerMessages.money)}</p>
        </div>
        <Windows niche={niche} />
      </div>
    </div>
  );
}

function pairs(niche: NicheNumber): readonly ColourPair[] {
  return [
    ...skies[niche].slice(0, 3).flatMap((ground): readonly ColourPair[] => [
      { ink: p.cream, ground, for: 'text' },
      { ink: p.yellow, ground, for: 'large' },
    ]),
    { ink: p.night, ground: '#FFC54A', for: 'text' },
    { ink: p.night, ground: '#FFE3A0', for: 'text' },
    { ink: p.yellow, ground: p.night, for: 'text' },
    { ink: p.cream, ground: '#1A0A28', for: 'text' },
  ];
}

/** “Alone tonight?”: the house across the street, whose big lit window is the form. */
export const alonetonight: Lander = {
  faces: [eveningFace],
  title: ({ intl }) => intl.formatMessage(texts.headline, { b: (parts) => parts.join('') }),
  Body,
  css: aloneCss,
  script: showLocalTime,
  answers: (form, { intl }) =>
    eveningMoods
      .filter((mood) => form.get(landerFields.evening) === mood)
      .map((mood) => intl.formatMessage(texts[mood])),
  pairs,
};
