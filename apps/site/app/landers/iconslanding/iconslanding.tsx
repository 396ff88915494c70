import type { NicheNumber } from '@heartwood/domain';
import { interestMessage } from '@heartwood/i18n';
import { posterPalette as p } from '@heartwood/ui/poster-palette';
import { Fragment } from 'react';
import { landerFields } from '../../poster-page/choices';
import { wallFace } from '../faces/face-sources';
import type { ColourPair, Lander, LanderMaterial } from '../lander';
import { iconsMessages as texts, landerMessages } from '../../poster-page/messages';
import { iconsCss } from './css';
import { pickThree } from './pick-three';
import { pictures } from './pictures';
import { colourOfTile, pickedColours, tileColours, wallOf } from './wall';

const ledes: Readonly<Partial<Record<NicheNumber, keyof typeof texts>>> = {
  3: 'lede_night',
  5: 'lede_silver',
  7: 'lede_men',
};

function Body({ intl, niche, interests }: LanderMaterial) {
  const question = intl.formatMessage(texts.question);
  return (
    <div className="stage">
      <div className="tx">
        <h1>{intl.formatMessage(texts.headline)}</h1>
        <p className="lede">{intl.formatMessage(texts[ledes[niche] ?? 'lede'])}</p>
      </div>
      <div className="grid" role="group" aria-label={question}>
        {wallOf(niche, interests).map((id, index) => {
          const Picture = pictures[id];
          return (
            <label key={id} className={`t c${colourOfTile(index)}`}>
              <input className="vh" type="checkbox" name={landerFields.interests} value={id} />
              <Picture aria-hidden="true" />
              <span className="vh">{intl.formatMessage(interestMessage(id))}</span>
              <b aria-hidden="true" />
            </label>
          );
        })}
      </div>
      <div className="bar">
        <p className="sum" aria-live="polite">
          {['one', 'two', 'three'].map((slot, index) => (
            <Fragment key={slot}>
              {index > 0 && '+'}
              <span className="slot" />
            </Fragment>
          ))}
          {'='}
          <span className="who">{intl.formatMessage(texts.who)}</span>
        </p>
        <button className="btn">{intl.formatMessage(texts.submit)}</button>
        <p className="fine">{intl.formatMessage(landerMessages.money)}</p>
      </div>
    </div>
  );
}

function pairs(niche: NicheNumber): readonly ColourPair[] {
  const tiles = [...tileColours(niche), pickedColours(niche)];
  return [
    ...tiles.map(({ ground, ink }): ColourPair => ({ ground, ink, for: 'large' })),
    { ink: p.night, ground: p.white, for: 'text' },
    { ink: p.white, ground: p.night, for: 'text' },
    { ink: p.yellow, ground: p.plum, for: 'large' },
  ];
}

/** “Say it in three pictures”: a wall of interests, of which three make an equation. */
export const iconslanding: Lander = {
  faces: [wallFace],
  title: ({ intl }) => intl.formatMessage(texts.headline),
  Body,
  css: iconsCss,
  script: pickThree,
  asksInterests: true,
  pairs,
};
