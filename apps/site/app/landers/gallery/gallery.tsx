import { nicheOf } from '@heartwood/brands/niches';
import { genders, nameLength } from '@heartwood/domain';
import type { NicheNumber } from '@heartwood/domain';
import { posterPalette as p } from '@heartwood/ui/poster-palette';
import { PosterPortrait } from '@heartwood/ui/poster-portrait';
import { landerFields } from '../../poster-page/choices';
import { salonFace, salonItalicFace } from '../faces/face-sources';
import type { ColourPair, Lander, LanderMaterial } from '../lander';
import { landerMessages } from '../../poster-page/messages';
import { galleryCss } from './css';
import { portraitsOf, wallColours } from './wall-portraits';
import { galleryMessages as texts } from './messages';
import { writePlate } from './write-plate';

function EmptyFrame() {
  return (
    <figure className="fr mine" aria-hidden="true">
      <span className="lamp" />
      <span className="cone" />
      <div className="pic">
        <div className="cv">
          <svg viewBox="0 0 200 250">
            <path
              d="M100 40c34 0 54 24 52 60-1 40-22 70-52 70s-51-30-52-70c-2-36 18-60 52-60ZM16 250c2-46 34-64 84-70 50 6 82 24 84 70"
              fill="none"
              stroke="#b5651d"
              strokeWidth="3"
              strokeDasharray="3 9"
              strokeLinecap="round"
            />
          </svg>
        </div>
      </div>
      <span className="plate" />
    </figure>
  );
}

function Wall({ intl, niche }: LanderMaterial) {
  const [first, ...others] = portraitsOf(niche).map(({ figure, title, technique }, index) => (
    <figure key={index} className={index > 1 ? `fr f${index} far` : `fr f${index}`}>
      <div className="pic">
        <PosterPortrait figure={figure} crop={index === 2 || index === 3 ? 'head' : 'whole'} />
      </div>
      {title && (
        <figcaption>
          <b>{intl.formatMessage(texts[title])}</b>
          {technique && intl.formatMessage(texts[technique])}
        </figcaption>
      )}
    </figure>
  ));
  return (
    <div className="hang">
      {first}
      <EmptyFrame />
      {others}
    </div>
  );
}

const seekTexts = { male: texts.seek_male, female: texts.seek_female } as const;

function Body(material: LanderMaterial) {
  const { intl, niche } = material;
  return (
    <div className="room">
      <div className="in">
        <h1>{intl.formatMessage(texts.headline, { i: (parts) => <i key="i">{parts}</i> })}</h1>
        <p className="lede">{intl.formatMessage(texts.lede)}</p>
        <Wall {...material} />
        <div className="label">
          <h2>{intl.formatMessage(texts.untitled)}</h2>
          <p className="tech">{intl.formatMessage(texts.technique)}</p>
          <div className="nms">
            <label className="nm">
              {intl.formatMessage(texts.name)}
              <input type="text" name={landerFields.name} maxLength={nameLength.maximum} />
            </label>
            <label className="nm">
              {intl.formatMessage(texts.seek)}
              <select name={landerFields.seek} defaultValue={nicheOf(niche).sentence.seek}>
                {genders.map((gender) => (
                  <option key={gender} value={gender}>
                    {intl.formatMessage(seekTexts[gender])}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <button className="btn">{intl.formatMessage(texts.submit)}</button>
          <p className="fine">{intl.formatMessage(landerMessages.money)}</p>
        </div>
      </div>
    </div>
  );
}

function pairs(niche: NicheNumber): readonly ColourPair[] {
  return [
    ...wallColours(niche).flatMap((ground): readonly ColourPair[] => [
      { ink: p.cream, ground, for: 'text' },
      { ink: p.yellow, ground, for: 'large' },
    ]),
    { ink: p.night, ground: '#FFFDF8', for: 'text' },
    { ink: p.night, ground: '#FBF1DE', for: 'text' },
    { ink: p.night, ground: '#E8B440', for: 'text' },
  ];
}

/** “One frame is still empty”: a museum's wall at night, whose label is the form. */
export const gallery: Lander = {
  faces: [salonFace, salonItalicFace],
  title: ({ intl }) => intl.formatMessage(texts.headline, { i: (parts) => parts.join('') }),
  Body,
  css: galleryCss,
  script: writePlate,
  pairs,
};
