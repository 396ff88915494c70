import { isInterest } from '@heartwood/domain';
import type { NicheNumber } from '@heartwood/domain';
import { posterPalette as p } from '@heartwood/ui/poster-palette';
import { landerFields } from '../../poster-page/choices';
import { cutsFace, sceneFace } from '../faces/face-sources';
import type { ColourPair, Lander, LanderMaterial } from '../lander';
import { cutsMessages as texts, landerMessages } from '../../poster-page/messages';
import { cutsCss } from './css';
import { SceneDrawing } from './scene-drawing';
import { eveningOf, firstChoice, sceneName, scenes, times } from './scenes';
import { wipeScene } from './wipe-scene';

function Body({ intl, niche }: LanderMaterial) {
  const evening = eveningOf(niche);
  return (
    <>
      <div className="head">
        <h1>{intl.formatMessage(texts.headline, { br: () => <br key="br" /> })}</h1>
      </div>
      <div className="reel" role="radiogroup" aria-label={intl.formatMessage(texts.question)}>
        {evening.map((scene, index) => (
          <label key={scene} className={`sc s${index}`}>
            <input
              className="vh"
              type="radio"
              name={landerFields.interests}
              value={scene}
              defaultChecked={index === firstChoice}
            />
            <SceneDrawing scene={scene} />
            <span className="k">
              <small>{times[index]}</small> <span className="n">{sceneName(intl, scene)}</span>
              <span className="dot" />
            </span>
          </label>
        ))}
      </div>
      <div className="go">
        <button className="btn">
          {times.map((time, index) => (
            <span key={time} className={`l${index}`}>
              {intl.formatMessage(texts.submit, { time })}
            </span>
          ))}
        </button>
        <p className="fine">{intl.formatMessage(landerMessages.money)}</p>
      </div>
    </>
  );
}

function pairs(niche: NicheNumber): readonly ColourPair[] {
  return [
    ...eveningOf(niche).map((name): ColourPair => ({ ...scenes[name], for: 'text' })),
    { ink: p.white, ground: p.night, for: 'text' },
    { ink: p.yellow, ground: p.night, for: 'large' },
  ];
}

/** “One evening, four cuts”: four scenes share one circle, and the evening begins with one of them. */
export const transitionsvideolanding: Lander = {
  faces: [cutsFace, sceneFace],
  title: ({ intl }) => intl.formatMessage(texts.headline, { br: () => '' }).toString(),
  Body,
  // A scene that is also an interest is carried on as that.
  answers: (form, { intl, niche }) =>
    eveningOf(niche)
      .filter((scene) => form.get(landerFields.interests) === scene && !isInterest(scene))
      .map((scene) => sceneName(intl, scene)),
  css: cutsCss,
  script: wipeScene,
  pairs,
};
