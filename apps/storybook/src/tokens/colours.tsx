import { vars } from '@heartwood/ui';
import { channels, contrast } from './contrast';
import * as styles from './tokens.css';

type Colour = keyof typeof vars.color;

const pairs: readonly [front: Colour, ground: Colour][] = [
  ['text', 'bg'],
  ['text', 'surface'],
  ['muted', 'bg'],
  ['muted', 'sunken'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['primaryText', 'bg'],
  ['primaryText', 'primarySoft'],
  ['onSecondary', 'secondary'],
  ['onUnread', 'unread'],
  ['onSuccess', 'success'],
  ['successText', 'successSoft'],
  ['onDanger', 'danger'],
  ['dangerText', 'dangerSoft'],
  ['warnText', 'warnSoft'],
  ['onMine', 'mine'],
  ['text', 'theirs'],
  ['control', 'surface'],
  ['focus', 'bg'],
];

/** Writes the ratio that the browser really paints into the sample. */
function measure(sample: HTMLLIElement | null) {
  const ratio = sample?.querySelector('[data-ratio]');
  if (!sample || !ratio) return;
  const { color, backgroundColor } = getComputedStyle(sample);
  ratio.textContent = contrast(channels(color), channels(backgroundColor)).toFixed(2);
}

function Pair({ front, ground }: { front: Colour; ground: Colour }) {
  return (
    <li
      ref={(sample) => measure(sample)}
      className={styles.colour}
      style={{ color: vars.color[front], background: vars.color[ground] }}
    >
      <span className={styles.ratio} data-ratio="" aria-hidden="true" />
      <span className={styles.plain}>{`${front} on ${ground}`}</span>
    </li>
  );
}

/** What stands on what, each pair with the ratio that the browser really paints. */
export function Colours() {
  return (
    <ul className={styles.colours}>
      {pairs.map(([front, ground]) => (
        <Pair key={`${front} ${ground}`} front={front} ground={ground} />
      ))}
    </ul>
  );
}
