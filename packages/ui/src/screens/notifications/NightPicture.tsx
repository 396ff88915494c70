import { placeOf } from './quiet-clock';
import * as styles from './QuietHours.css';

const width = 362;
const height = 330;
const horizon = 205;
const arcHeight = 112;

const stars = [
  [72, 66],
  [130, 40],
  [224, 99],
  [297, 53],
  [326, 112],
  [36, 132],
  [167, 119],
] as const;

/** The sky of the quiet hours: dusk and dawn on the horizon, the moon's path between them. */
export function NightPicture({ from, until }: { from: string; until: string }) {
  const dusk = placeOf('dusk', from) * width;
  const dawn = placeOf('dawn', until) * width;
  const radius = (dawn - dusk) / 2;
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <path className={styles.ground} d={`M0 ${horizon}H${width}V${height}H0Z`} />
      <path
        className={styles.way}
        d={`M${dusk} ${horizon}A${radius} ${arcHeight} 0 0 1 ${dawn} ${horizon}`}
      />
      {stars.map(([x, y]) => (
        <circle key={x} className={styles.light} cx={x} cy={y} r="2" />
      ))}
      <path
        className={styles.light}
        transform={`translate(${dusk + radius + 6} ${horizon - arcHeight + 2})`}
        d="M6 -24a24 24 0 1 0 14 41a21 21 0 1 1 -14 -41Z"
      />
      <path className={styles.duskDisc} d={`M${dusk - 26} ${horizon}a26 26 0 0 1 52 0Z`} />
      <path className={styles.light} d={`M${dawn - 26} ${horizon}a26 26 0 0 1 52 0Z`} />
    </svg>
  );
}
