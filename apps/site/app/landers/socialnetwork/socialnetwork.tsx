import type { NicheNumber } from '@heartwood/domain';
import { landerFields, openingLineLength } from '../../poster-page/choices';
import type { ColourPair, Lander, LanderMaterial } from '../lander';
import { landerMessages } from '../../poster-page/messages';
import { lineCss } from './css';
import { frame, linesOf } from './drawing';
import { boldFace, thinFace } from './faces';
import { fields } from './fields';
import { ownLine, suggestedLines, tones } from './lines';
import { lineMessages as texts } from './messages';
import { suggestLine } from './suggest-line';

function Body(material: LanderMaterial) {
  const { intl, niche } = material;
  const { line, beside } = linesOf(niche);
  return (
    <div className="stage">
      <h1>{intl.formatMessage(texts.headline, { b: (words) => <b key="b">{words}</b> })}</h1>
      <svg className="ln" viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`} aria-hidden="true">
        <circle className="k1" cx="150" cy="222" r="46" />
        <circle className="k2" cx="414" cy="222" r="46" />
        <path className="pen one" pathLength="1" d={line} />
        <path className="pen" d={beside} />
      </svg>
      <div className="write">
        <label className="ta">
          <span>{intl.formatMessage(texts.label)}</span>
          <textarea
            name={landerFields.message}
            maxLength={openingLineLength}
            placeholder={ownLine(material)}
          />
        </label>
        <div className="chips">
          {tones.map((tone) => (
            <button key={tone} type="button" data-lines={JSON.stringify(suggestedLines(material, tone))}>
              {intl.formatMessage(texts[tone])}
            </button>
          ))}
        </div>
        <button className="btn">
          {intl.formatMessage(texts.submit)}
          <svg
            width="22"
            height="22"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
          >
            <path d="M5 12h14m-7-7 7 7-7 7" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </button>
        <p className="fine">{intl.formatMessage(landerMessages.money)}</p>
      </div>
    </div>
  );
}

function pairs(niche: NicheNumber): readonly ColourPair[] {
  const { ground, ink } = fields[niche];
  return [
    { ink, ground, for: 'text' },
    { ink: ground, ground: ink, for: 'text' },
  ];
}

/** “It starts with one line”: one stroke draws two people and is the line one writes on. */
export const socialnetwork: Lander = {
  faces: [thinFace, boldFace],
  title: ({ intl }) => intl.formatMessage(texts.headline, { b: (words) => words.join('') }).toString(),
  Body,
  css: lineCss,
  script: suggestLine,
  pairs,
};
