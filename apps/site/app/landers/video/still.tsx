import type { LightColours } from './films';
import { lips } from './figures';

/** Centre, radius and opacity of the lights. */
const discs = [
  [120, 110, 70, 0.3],
  [330, 300, 44, 0.5],
  [190, 500, 62, 0.5],
  [505, 60, 92, 0.55],
  [420, 300, 60, 0.7],
  [640, 130, 78, 0.5],
  [860, 40, 96, 0.5],
  [900, 280, 60, 0.45],
  [1010, 90, 70, 0.6],
  [1080, 540, 90, 0.6],
  [1180, 220, 50, 0.35],
  [1240, 460, 66, 0.45],
  [1370, 330, 84, 0.5],
  [720, 560, 74, 0.6],
  [60, 420, 50, 0.5],
  [722, 262, 84, 0.6],
  [708, 426, 62, 0.7],
] as const;

/** The film's first frame as a drawing, shown until the film plays and wherever it doesn't. */
export function Still({ sky, lights, people, figures: [one, other] }: LightColours) {
  return (
    <svg className="still" viewBox="0 0 1440 780" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <linearGradient id="sky" x2="0" y2="1">
          {sky.map((colour, index) => (
            <stop key={colour} offset={index / 2} stopColor={colour} />
          ))}
        </linearGradient>
        {lights.map((colour, index) => (
          <radialGradient key={colour} id={`l${index}`}>
            <stop offset=".74" stopColor={colour} />
            <stop offset="1" stopColor={colour} stopOpacity="0" />
          </radialGradient>
        ))}
      </defs>
      <path d="M-600 0H2040V1500H-600Z" fill="url(#sky)" />
      {discs.map(([x, y, r, opacity], index) => (
        <circle key={x} cx={x} cy={y} r={r} fill={`url(#l${index % lights.length})`} opacity={opacity} />
      ))}
      <g fill={people}>
        <path d={one} transform={`translate(700 405)scale(1.2)translate(${-lips.x} ${-lips.y})`} />
        <path d={other} transform={`translate(740 405)scale(-1.2 1.2)translate(${-lips.x} ${-lips.y})`} />
      </g>
    </svg>
  );
}
