import { vars } from '@heartwood/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { channels, contrast } from './contrast';
import * as styles from './Tokens.css';

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

function Pair({ front, ground }: { front: Colour; ground: Colour }) {
  const element = useRef<HTMLLIElement>(null);
  const [ratio, setRatio] = useState<number>();
  useLayoutEffect(() => {
    if (!element.current) return;
    const { color, backgroundColor } = getComputedStyle(element.current);
    const measured = contrast(channels(color), channels(backgroundColor));
    if (measured !== ratio) setRatio(measured);
  });
  return (
    <li ref={element} className={styles.colour} style={{ color: vars.color[front], background: vars.color[ground] }}>
      <span className={styles.ratio} aria-hidden="true">
        {ratio === undefined ? '' : ratio.toFixed(1)}
      </span>
      <span className={styles.plain}>{`${front} on ${ground}${ratio === undefined ? '' : `, ${ratio.toFixed(2)}`}`}</span>
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
