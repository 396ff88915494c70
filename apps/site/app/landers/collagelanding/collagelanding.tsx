import type { NicheNumber } from '@heartwood/domain';
import { posterPalette as p } from '@heartwood/ui/poster-palette';
import { PosterPortrait } from '@heartwood/ui/poster-portrait';
import { Scissors } from 'lucide-react';
import { firstLooks, landerFields } from '../../poster-page/choices';
import { paperFace } from '../faces/face-sources';
import type { ColourPair, Lander, LanderMaterial } from '../lander';
import { landerMessages } from '../../poster-page/messages';
import { collageCss } from './css';
import { cuts, inTwoLines, paperOf, papers, tilts } from './letters';
import { collageMessages as texts } from './messages';
import { answerOf, figuresOf, groundOf } from './strips';

function Letters({ text }: { readonly text: string }) {
  let index = -1;
  return inTwoLines(text).map((line) => (
    <span key={line.join(' ')} className="ln" aria-hidden="true">
      {line.map((word, place) => (
        <span key={place} className="wd">
          {[...word].map((letter) => {
            if (/\s/u.test(letter)) return letter;
            index++;
            const look = `p${paperOf(index)} c${index % cuts.length} t${(index * 3) % tilts}`;
            return (
              <i key={index} className={look}>
                {letter}
              </i>
            );
          })}
        </span>
      ))}
    </span>
  ));
}

function Desk({ niche }: Pick<LanderMaterial, 'niche'>) {
  const { side, low, disc } = groundOf(niche);
  return (
    <svg className="bgp" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M900-20l560 30v920H760l60-240-40-180 90-210Z" fill={p[side]} />
      <path
        d="M900-20l-30 320-90 210 40 180-60 240h-14l56-242-42-180 92-212 30-316Z"
        fill="#fff"
        opacity=".85"
      />
      <path d="M-20 720l330-60 120 70 210-20 60 80v130H-20Z" fill={p[low]} />
      <circle cx="640" cy="120" r="90" fill={p[disc]} />
    </svg>
  );
}

const crops = { hair: 'hairStrip', eyes: 'eyesStrip', smile: 'smileStrip' } as const;

function Body({ intl, niche }: LanderMaterial) {
  const headline = intl.formatMessage(texts.headline);
  return (
    <div className="desk">
      <Desk niche={niche} />
      <h1 aria-label={headline}>
        <Letters text={headline} />
      </h1>
      <div className="face">
        {firstLooks.map((strip) => (
          <div key={strip} className={`st ${strip}`}>
            <div className="pa" />
            <div className="pi">
              {figuresOf(niche, strip).map((figure, index) => (
                <PosterPortrait key={index} figure={figure} crop={crops[strip]} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className="pick">
        <fieldset>
          <legend>{intl.formatMessage(texts.question)}</legend>
          <div className="tags">
            {firstLooks.map((strip) => (
              <label key={strip} className={`a-${strip}`}>
                {intl.formatMessage(texts[answerOf(niche, strip)])}
                <input className="vh" type="radio" name={landerFields.first_look} value={strip} />
                <span />
              </label>
            ))}
          </div>
        </fieldset>
        <button className="btn">
          {intl.formatMessage(texts.submit)}
          <Scissors size={22} aria-hidden="true" />
        </button>
        <p className="fine">{intl.formatMessage(landerMessages.money)}</p>
      </div>
    </div>
  );
}

function pairs(niche: NicheNumber): readonly ColourPair[] {
  const { whole, ink } = groundOf(niche);
  return [
    ...papers.map(([ground, letter]): ColourPair => ({ ground: p[ground], ink: p[letter], for: 'large' })),
    { ink: p[ink], ground: p[whole], for: 'text' },
    { ink: p.night, ground: p.cream, for: 'text' },
    { ink: p.night, ground: p.yellow, for: 'text' },
    { ink: p.red, ground: p.yellow, for: 'large' },
    { ink: p.white, ground: p.night, for: 'text' },
  ];
}

/** “Hair, eyes or smile?”: three people torn into strips make one face. */
export const collagelanding: Lander = {
  faces: [paperFace],
  title: ({ intl }) => intl.formatMessage(texts.headline),
  Body,
  answers: (form, { intl, niche }) =>
    firstLooks
      .filter((strip) => form.get(landerFields.first_look) === strip)
      .map((strip) => intl.formatMessage(texts[answerOf(niche, strip)])),
  css: collageCss,
  pairs,
};
