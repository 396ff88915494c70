import type { ReactElement } from 'react';
import { vars } from '../../themes/contract.css';

const { panel, deep, link, button, behind, disc } = vars.art;
const white = '#fff';

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const fill = (colour: string) => ({ style: { fill: colour } });
const stroke = (colour: string, width: number) => ({
  ...line,
  style: { stroke: colour },
  strokeWidth: width,
});

/** A head in profile, facing right. */
const profile =
  'M152 316C162 318 176 320 190 317C210 313 218 304 216 288C215 280 213 276 215 271C218 266 223 265 224 259C225 254 223 251 220 248C224 247 227 244 227 240C227 233 222 230 220 225C218 219 221 216 226 214C236 210 241 204 236 194C228 179 216 166 211 152C208 143 208 136 210 124C216 66 178 18 118 14';
const head = `${profile}H-60V316Z`;

const windows = [0, 1, 2].flatMap((column) => [0, 1, 2, 3].map((row) => [column, row] as const));

/** One drawing per motif, in a frame of 400 by 500; the central square has the essentials. */
const motifs = {
  window: (
    <>
      {windows.map(([column, row]) => (
        <rect
          key={`${column} ${row}`}
          x={52 + column * 104}
          y={36 + row * 112}
          width="84"
          height="92"
          {...fill(column === 1 && row === 1 ? link : deep)}
        />
      ))}
      <path d="M198 148v92M156 192h84" {...stroke(panel, 5)} />
      <path d="M168 240v-22h26v22ZM181 218c-18-6-18-26 0-34 18 8 18 28 0 34Z" {...fill(button)} />
    </>
  ),
  strips: (
    <>
      <path d="M38 60l330-14-8 120-318 12Z" {...fill(link)} />
      <path d="M24 186l344-10 10 124-350 8Z" {...fill(button)} />
      <path d="M46 318l316-10-6 136-320 10Z" {...fill(disc)} />
      <path d="M96 112c40-40 170-48 208-8" {...stroke(panel, 26)} />
      <g {...fill(white)}>
        <path d="M92 244c22-30 70-32 94 0-24 22-70 22-94 0ZM214 240c22-30 70-32 94 0-24 22-70 22-94 0Z" />
      </g>
      <g {...fill(panel)}>
        <circle cx="140" cy="240" r="18" />
        <circle cx="262" cy="236" r="18" />
      </g>
      <path d="M128 360q72 56 144 0-14 66-72 66t-72-66Z" {...fill(white)} />
    </>
  ),
  frame: (
    <>
      <path d="M0 500l150-420h100l150 420Z" {...fill(disc)} opacity=".45" />
      <path d="M160 54h80l12 30H148Z" {...fill(link)} />
      <rect x="96" y="120" width="208" height="252" {...fill(link)} />
      <rect x="118" y="142" width="164" height="208" {...fill(panel)} />
      <rect x="150" y="396" width="100" height="34" {...fill(white)} />
    </>
  ),
  tiles: (
    <g transform="translate(30 42) scale(.85)">
      <rect x="40" y="60" width="150" height="150" {...fill(button)} />
      <rect x="210" y="60" width="150" height="150" rx="75" {...fill(link)} />
      <rect x="40" y="230" width="150" height="150" {...fill(deep)} />
      <rect x="210" y="230" width="150" height="150" {...fill(white)} />
      <path
        d="M115 90c10 26 36 36 36 66a36 36 0 0 1-72 0c0-18 10-26 18-38 2 10 8 14 14 14-4-18-2-30 4-42Z"
        {...fill(panel)}
      />
      <path d="M262 92h46c6 40-4 56-23 56s-29-16-23-56ZM285 148v34M266 184h38" {...stroke(panel, 8)} />
      <path d="M64 330v-60M64 310h102v20M64 300h22c10-14 80-14 80 10" {...stroke(link, 9)} />
      <path d="M262 284a23 23 0 1 1 34 20q-11 6-11 22" {...stroke(panel, 9)} />
      <circle cx="285" cy="348" r="7" {...fill(panel)} />
    </g>
  ),
  bridge: (
    <>
      <path d={head} transform="translate(-46 90)" {...fill(link)} />
      <path d={head} transform="translate(446 90) scale(-1 1)" {...fill(button)} />
      <path d="M172 350q28-22 56 0" {...stroke(white, 7)} />
      <path d="M0 452q50-18 100 0t100 0 100 0 100 0" {...stroke(disc, 8)} />
    </>
  ),
  line: (
    <>
      <path d={profile} transform="translate(-44 80)" {...stroke(link, 7)} />
      <path d={profile} transform="translate(444 80) scale(-1 1)" {...stroke(link, 7)} />
      <path d="M108 396C86 440 60 452 0 452M292 396c22 44 48 56 108 56" {...stroke(link, 7)} />
      <circle cx="128" cy="318" r="20" {...fill(button)} />
      <circle cx="272" cy="318" r="20" {...fill(button)} />
    </>
  ),
  circle: (
    <>
      <path d="M0 0h200v250H0Z" {...fill(deep)} />
      <path d="M200 0h200v250H200Z" {...fill(behind)} />
      <path d="M0 250h200v250H0Z" {...fill(button)} />
      <path d="M200 250h200v250H200Z" {...fill(panel)} />
      <path d="M200 110v140H60a140 140 0 0 1 140-140Z" {...fill(white)} />
      <path d="M200 110a140 140 0 0 1 140 140H200Z" {...fill(link)} />
      <path d="M60 250h140v140A140 140 0 0 1 60 250Z" {...fill(panel)} />
      <path d="M200 250h140a140 140 0 0 1-140 140Z" {...fill(link)} />
      <circle cx="200" cy="250" r="26" {...fill(button)} />
    </>
  ),
  lights: (
    <>
      <path d="M0-200h400v900H0Z" {...fill(deep)} />
      <g opacity=".85">
        <circle cx="90" cy="110" r="54" {...fill(button)} />
        <circle cx="200" cy="70" r="34" {...fill(link)} />
        <circle cx="316" cy="130" r="62" {...fill(disc)} />
        <circle cx="214" cy="190" r="30" {...fill(button)} />
        <circle cx="340" cy="260" r="30" {...fill(link)} />
      </g>
      <path d={head} transform="translate(-46 130)" {...fill(panel)} />
      <path d={head} transform="translate(446 130) scale(-1 1)" {...fill(panel)} />
      <path d="M0 446h400v54H0Z" {...fill(panel)} />
    </>
  ),
  deck: (
    <>
      <rect x="116" y="110" width="200" height="286" rx="18" transform="rotate(9 216 253)" {...fill(deep)} />
      <rect x="96" y="104" width="208" height="296" rx="18" transform="rotate(-5 200 252)" {...fill(link)} />
      <path d="M150 236a52 52 0 0 1 104-8Z" transform="rotate(-5 200 252)" {...fill(button)} />
      <path
        d="M128 268q36-14 72 0t72 0M128 300q36-14 72 0t72 0"
        {...stroke(panel, 8)}
        transform="rotate(-5 200 252)"
      />
      <path d="M164 348l24 22 46-48" {...stroke(panel, 12)} transform="rotate(-5 200 252)" />
    </>
  ),
} satisfies Record<string, ReactElement>;

/** Name of a motif next to a form. */
export type EntryMotifName = keyof typeof motifs;

/** Names of all motifs. */
export const entryMotifNames = Object.keys(motifs) as EntryMotifName[];

/** A motif in the theme's colours; fills its container. */
export default function MotifDrawing({ name }: { name: EntryMotifName }) {
  return (
    <svg viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice">
      <rect x="-200" y="-200" width="800" height="900" style={{ fill: panel }} />
      {motifs[name]}
    </svg>
  );
}
