import type { NicheNumber } from '@heartwood/domain';
import { posterPalette as p } from '@heartwood/ui/poster-palette';
import { Heart, X } from 'lucide-react';
import { yesField } from '../../poster-page/choices';
import { swipeFace } from '../faces/face-sources';
import type { ColourPair, Lander, LanderMaterial } from '../lander';
import { landerMessages } from '../../poster-page/messages';
import { swipeCss } from './css';
import { EveningDrawing } from './evening-drawing';
import { coupleOf, decks, fieldOf } from './evenings';
import { swipeMessages as texts } from './messages';
import { swipeCards } from './swipe-cards';

function Answers({
  intl,
  index,
  evening,
}: Pick<LanderMaterial, 'intl'> & { index: number; evening: string }) {
  const yes = intl.formatMessage(texts.yes);
  const no = intl.formatMessage(texts.no);
  return (
    <div className="acts">
      <span className="key l" aria-hidden="true">
        <kbd>←</kbd>
        {no}
      </span>
      <label className="n">
        <input className="vh" type="radio" name={yesField(index)} value="no" />
        <X size={34} aria-hidden="true" />
        <span className="vh">{no}</span>
      </label>
      <label className="y">
        <input className="vh" type="radio" name={yesField(index)} value={evening} />
        <Heart size={34} aria-hidden="true" />
        <span className="vh">{yes}</span>
      </label>
      <span className="key r" aria-hidden="true">
        {yes}
        <kbd>→</kbd>
      </span>
    </div>
  );
}

function Body({ intl, niche }: LanderMaterial) {
  const couple = coupleOf(niche);
  const deck = decks[niche];
  return (
    <div className="table">
      <div className="sun" />
      <div className="big">
        <h1>{intl.formatMessage(texts.headline)}</h1>
        <p className="prog" aria-hidden="true">
          {deck.map((evening) => (
            <i key={evening} />
          ))}
        </p>
        <p className="lede">{intl.formatMessage(texts.lede)}</p>
      </div>
      <div className="deck">
        {deck.map((evening, index) => (
          <fieldset key={evening} className={`card k${index}`}>
            <legend>
              <b>{intl.formatMessage(texts[evening])}</b>
              <span>{intl.formatMessage(texts[`${evening}_text`])}</span>
            </legend>
            <div className="pc">
              <EveningDrawing evening={evening} couple={couple} />
            </div>
            <span className="stamp yes" aria-hidden="true">
              {intl.formatMessage(texts.yes)}
            </span>
            <span className="stamp no" aria-hidden="true">
              {intl.formatMessage(texts.no)}
            </span>
            <Answers intl={intl} index={index} evening={evening} />
          </fieldset>
        ))}
        <div className="end">
          <b>{intl.formatMessage(texts.done)}</b>
          <p>{intl.formatMessage(texts.done_text)}</p>
          <button className="btn">{intl.formatMessage(texts.submit)}</button>
        </div>
      </div>
      <p className="fine">{intl.formatMessage(landerMessages.money)}</p>
    </div>
  );
}

function pairs(niche: NicheNumber): readonly ColourPair[] {
  const { field, sun, ink, onInk } = fieldOf(niche);
  return [
    { ink: p[ink], ground: p[field], for: 'text' },
    { ink: p[ink], ground: p[sun], for: 'text' },
    { ink: p[onInk], ground: p[ink], for: 'large' },
    { ink: p.red, ground: p.yellow, for: 'large' },
    { ink: p.white, ground: p.night, for: 'text' },
    { ink: p.cream, ground: p.night, for: 'text' },
    { ink: p.yellow, ground: p.night, for: 'large' },
  ];
}

/** “Swipe an evening, not a face”: four evenings to say yes or no to. */
export const tinderswipe: Lander = {
  withoutSlug: true,
  faces: [swipeFace],
  title: ({ intl }) => intl.formatMessage(texts.headline),
  Body,
  answers: (form, { intl, niche }) =>
    decks[niche]
      .filter((evening, index) => form.get(yesField(index)) === evening)
      .map((evening) => intl.formatMessage(texts[evening])),
  css: swipeCss,
  script: swipeCards,
  pairs,
};
