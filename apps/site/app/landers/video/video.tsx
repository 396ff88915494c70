import { nameLength } from '@heartwood/domain';
import type { NicheNumber } from '@heartwood/domain';
import { posterPalette as p } from '@heartwood/ui/poster-palette';
import { Pause, Play } from 'lucide-react';
import { landerFields } from '../../poster-page/choices';
import type { ColourPair, Lander, LanderMaterial } from '../lander';
import { landerMessages } from '../../poster-page/messages';
import { dark, filmCss } from './css';
import { creditFace, filmFace } from './faces';
import { coloursOf, filmAddress, lightOf } from './films';
import { filmMessages as texts } from './messages';
import { startFilm } from './start-film';
import { Still } from './still';

function Credits({ intl }: Pick<LanderMaterial, 'intl'>) {
  return (
    <div className="cast">
      <div className="cr">
        <label>
          <span>{intl.formatMessage(texts.starring)}</span>
          <input
            type="text"
            name={landerFields.name}
            aria-label={intl.formatMessage(texts.name)}
            placeholder={intl.formatMessage(texts.name)}
            maxLength={nameLength.maximum}
          />
        </label>
        <label>
          <span>{intl.formatMessage(texts.opposite)}</span>
          <select name={landerFields.seek}>
            <option value="">{intl.formatMessage(texts.anyone)}</option>
            <option value="male">{intl.formatMessage(texts.man)}</option>
            <option value="female">{intl.formatMessage(texts.woman)}</option>
          </select>
        </label>
      </div>
      <button className="btn">{intl.formatMessage(texts.submit)}</button>
      <p className="blk">
        {intl.formatMessage(texts.credits, { i: (words) => <i key={words.join('')}>{words}</i> })}
      </p>
      <p className="fine">{intl.formatMessage(landerMessages.money)}</p>
    </div>
  );
}

function Body({ intl, niche }: LanderMaterial) {
  const light = lightOf(niche);
  const pause = intl.formatMessage(texts.pause);
  return (
    <div className="stage">
      <Still {...coloursOf(light)} />
      <video
        className="film"
        muted
        playsInline
        loop
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        data-film={filmAddress(light)}
      />
      <div className="scrim" />
      <div className="tt">
        <p className="lead">{intl.formatMessage(texts.lead)}</p>
        <h1>{intl.formatMessage(texts.headline)}</h1>
        <p className="pre">{intl.formatMessage(texts.sentence)}</p>
      </div>
      <Credits intl={intl} />
      <button
        className="play"
        type="button"
        hidden
        aria-label={pause}
        data-pause={pause}
        data-play={intl.formatMessage(texts.play)}
      >
        <Pause className="stop" width="20" height="20" aria-hidden="true" />
        <Play className="go" width="20" height="20" aria-hidden="true" />
      </button>
    </div>
  );
}

function pairs(niche: NicheNumber): readonly ColourPair[] {
  const { sky, people } = coloursOf(lightOf(niche));
  return [
    { ink: p.white, ground: dark, for: 'text' },
    { ink: p.blush, ground: dark, for: 'text' },
    { ink: p.yellow, ground: dark, for: 'text' },
    { ink: p.white, ground: people, for: 'text' },
    { ink: p.white, ground: sky[1], for: 'text' },
    { ink: p.yellow, ground: sky[0], for: 'text' },
    { ink: p.white, ground: '#2D2236', for: 'text' },
    { ink: p.night, ground: p.yellow, for: 'text' },
  ];
}

/** “With you”: a film without a leading actor, whose credits are the form. */
export const video: Lander = {
  faces: [filmFace, creditFace],
  title: ({ intl }) => intl.formatMessage(texts.headline),
  Body,
  css: filmCss,
  script: startFilm,
  pairs,
  showsFilm: true,
};
