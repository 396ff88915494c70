import type { NicheNumber } from '@heartwood/domain';
import { posterPalette as p } from '@heartwood/ui/poster-palette';
import { ChevronDown, MapPin, ShieldCheck } from 'lucide-react';
import { landerFields, placeCode } from '../../poster-page/choices';
import type { ColourPair, Lander, LanderMaterial } from '../lander';
import { landerMessages } from '../../poster-page/messages';
import { cities } from './city';
import { CityMap } from './city-map';
import { mapCss } from './css';
import { roadFace } from './faces';
import { mapMessages as texts } from './messages';

function PlaceOptions({ intl, locale, places }: LanderMaterial) {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const nameOf = (country: string) => names.of(country) ?? country;
  const elsewhere = places.elsewhere
    .map((country) => ({ country, name: nameOf(country) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <>
      <option value="">{intl.formatMessage(texts.choose)}</option>
      {places.near.map(({ country, regions }) => (
        <optgroup key={country} label={nameOf(country)}>
          {regions.map(({ id, name }) => (
            <option key={id} value={placeCode({ country, region: id })}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
      {elsewhere.length > 0 && (
        <optgroup label={intl.formatMessage(texts.elsewhere)}>
          {elsewhere.map(({ country, name }) => (
            <option key={country} value={country}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
    </>
  );
}

function Body(material: LanderMaterial) {
  const { intl, niche } = material;
  const names = {
    left: intl.formatMessage(texts.left),
    right: intl.formatMessage(texts.right),
    between: intl.formatMessage(texts.between),
  };
  return (
    <div className="stage">
      <h1>{intl.formatMessage(texts.headline)}</h1>
      <p className="lede">{intl.formatMessage(texts.lede)}</p>
      <CityMap city={cities[niche]} names={names} />
      <div className="card">
        <label>
          {intl.formatMessage(texts.question)}
          <span className="sel">
            <MapPin className="pin" aria-hidden="true" />
            <select name={landerFields.region}>
              <PlaceOptions {...material} />
            </select>
            <ChevronDown className="down" aria-hidden="true" />
          </span>
        </label>
        <button className="btn">{intl.formatMessage(texts.submit)}</button>
        <p className="fine drawn">
          <ShieldCheck width="18" height="18" aria-hidden="true" />
          {intl.formatMessage(texts.drawn)}
        </p>
        <p className="fine">{intl.formatMessage(landerMessages.money)}</p>
      </div>
    </div>
  );
}

function pairs(niche: NicheNumber): readonly ColourPair[] {
  const { side, river, wave } = cities[niche];
  return [
    { ink: p.white, ground: side, for: 'text' },
    { ink: p.blush, ground: side, for: 'text' },
    { ink: p.night, ground: p.white, for: 'text' },
    { ink: p.white, ground: p.night, for: 'text' },
    { ink: p.red, ground: p.white, for: 'large' },
    { ink: p.teal, ground: p.white, for: 'large' },
    { ink: river === p.coral ? p.night : wave, ground: river, for: 'large' },
  ];
}

/** “Only a river apart”: a drawn city whose two banks are about to kiss, and a choice of sides. */
export const maplanding: Lander = {
  faces: [roadFace],
  title: ({ intl }) => intl.formatMessage(texts.headline),
  Body,
  css: mapCss,
  pairs,
  asksPlace: true,
};
