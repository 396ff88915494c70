import { contrastPairs, deriveArt, deriveColours, themes } from '@heartwood/ui/themes';
import type { ColourTokens, Scheme, ThemeName } from '@heartwood/ui/themes';
import { vars } from '@heartwood/ui';
import { useEffect, useRef, useState } from 'react';
import { channels, contrast } from './contrast';
import * as styles from './tokens.css';

type Colour = keyof ColourTokens;

interface Toolbar {
  theme: ThemeName;
  scheme: Scheme;
}

interface PairProps extends Toolbar {
  front: Colour;
  ground: Colour;
  least: number;
}

/** Returns the name of a custom property from `var(--name)`. */
const propertyOf = (value: string) => value.slice('var('.length, -1);

function Pair({ front, ground, least, theme, scheme }: PairProps) {
  const sample = useRef<HTMLLIElement>(null);
  const [ratio, setRatio] = useState('');
  // Another effect of the page sets the scheme on the document before this one runs.
  useEffect(() => {
    if (!sample.current) return;
    const { color, backgroundColor } = getComputedStyle(sample.current);
    setRatio(contrast(channels(color), channels(backgroundColor)).toFixed(2));
  }, [theme, scheme, front, ground]);
  return (
    <li
      ref={sample}
      className={styles.colour}
      style={{ color: vars.color[front], background: vars.color[ground] }}
    >
      <span className={styles.ratio} data-pair={`${front} ${ground}`} aria-hidden="true">
        {ratio}
      </span>
      <span className={styles.plain}>{`${front} on ${ground}, at least ${least}`}</span>
    </li>
  );
}

/** Renders the foreground and background pairs, each with the contrast ratio the browser actually paints. */
export function Pairs(toolbar: Toolbar) {
  return (
    <ul className={styles.colours}>
      {contrastPairs.map(([name, front, ground, least]) => (
        <Pair key={name} front={front} ground={ground} least={least} {...toolbar} />
      ))}
    </ul>
  );
}

interface SwatchesProps {
  values: Readonly<Record<string, string>>;
  /** Their custom properties. */
  properties: Readonly<Record<string, string>>;
}

function Swatches({ values, properties }: SwatchesProps) {
  return (
    <ul className={styles.colours}>
      {Object.entries(values).map(([role, value]) => (
        <li key={role} className={styles.row}>
          <span className={styles.swatch} style={{ background: properties[role] }} />
          <span>
            <strong>{role}</strong> <code>{value}</code>
            <br />
            <code>{propertyOf(properties[role] ?? '')}</code>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Renders every colour of the theme in the scheme, with its value and custom property. */
export function Colours({ theme, scheme }: Toolbar) {
  return <Swatches values={deriveColours(themes[theme], scheme)} properties={vars.color} />;
}

/** Renders the colours of the theme's illustrated pages. */
export function ArtColours({ theme, scheme }: Toolbar) {
  const { corner: _corner, ...values } = deriveArt(themes[theme], scheme);
  return <Swatches values={values} properties={vars.art} />;
}

/** Renders the theme's seeds, from which every token is derived. */
export function Seeds({ theme }: Pick<Toolbar, 'theme'>) {
  return (
    <dl className={styles.list}>
      {Object.entries(themes[theme]).map(([seed, value]) => (
        <div key={seed} className={styles.row}>
          <dt className={styles.name}>{seed}</dt>
          <dd>
            <code>{typeof value === 'string' ? value : JSON.stringify(value)}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
