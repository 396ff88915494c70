import type { ReactElement } from 'react';
import { sideProfile } from '../people/side-profile';

const ink = '#2A0A30';
const head = `M150 430C146 390 150 340 ${sideProfile.slice(1)}C56 8 10 50 8 118C6 180 44 198 46 252c0 60-60 70-76 178Z`;

function Person({ hair = '', beard = false }: { readonly hair?: string; readonly beard?: boolean }) {
  return (
    <>
      <path d="M-20 0h40q10 230-12 460h-28ZM280 0h-40q-10 230 12 460h28Z" fill="#fff" opacity=".35" />
      <g fill={ink} transform="translate(26 66)">
        {hair && <path d={hair} />}
        {beard && <path d="M206 262C226 300 214 350 178 352C140 350 118 312 104 262Z" />}
        <path d={head} />
      </g>
    </>
  );
}

interface View {
  readonly box: string;
  /** Whether the drawing is shown in full at any window width. */
  readonly whole: boolean;
  readonly drawing: ReactElement;
}

function somebody(drawing: ReactElement, box = '0 0 260 360'): View {
  return { box, whole: true, drawing };
}

function onSill(drawing: ReactElement): View {
  return { box: '0 0 60 80', whole: false, drawing };
}

/** Drawings in lit windows; the light behind them is the window's own colour. */
export const windowViews = {
  bun: somebody(<Person hair="M22 50a46 46 0 1 1-1 92a46 46 0 0 1 1-92Z" />),
  curls: somebody(
    <Person hair="M150 20a62 62 0 0 0-96-6 60 60 0 0 0-52 78 58 58 0 0 0 14 92 54 54 0 0 0 66 40l30-90Z" />,
  ),
  bob: somebody(
    <Person hair="M118 8C40 -2 -14 60 -8 150C-6 200 -10 240 -14 268C30 290 92 284 118 262C128 210 120 150 150 110Z" />,
  ),
  crop: somebody(<Person hair="M120 2C60 -6 2 40 4 112l190-4C204 60 176 8 120 2Z" />),
  beard: somebody(<Person beard hair="M120 2C60 -6 2 40 4 112l190-4C204 60 176 8 120 2Z" />),
  couple: somebody(
    <g fill={ink}>
      <path transform="translate(-20 300)" d={head} />
      <path transform="matrix(-1 0 0 1 510 290)" d={head} />
    </g>,
    '0 0 520 720',
  ),
  lamp: onSill(
    <>
      <path d="M30 0v20" stroke={ink} strokeWidth="2" />
      <path d="M14 36c2-12 10-16 16-16s14 4 16 16Z" fill={ink} />
      <path d="M14 36h32l14 44H0Z" fill="#fff" opacity=".35" />
    </>,
  ),
  plant: onSill(
    <path
      d="M22 80l3-18h14l3 18ZM31 62C24 46 14 46 10 36c14 0 20 8 21 18 0-18 4-28 14-34 4 14-4 26-12 34 4-6 12-10 20-8-4 8-12 12-20 16Z"
      fill={ink}
    />,
  ),
  blind: onSill(
    <path
      d="M0 4h60M0 12h60M0 20h60M0 28h60M0 36h60M0 44h60"
      stroke={ink}
      strokeOpacity=".55"
      strokeWidth="4"
    />,
  ),
  cat: onSill(
    <path
      d="M18 80c-4-20 2-30 8-34l-3-14 8 6h6l8-6-2 16c6 6 8 18 6 32 8-2 8-16 4-20 10 2 10 24-4 22Z"
      fill={ink}
    />,
  ),
  books: onSill(
    <>
      <path d="M40 80V42l-12-14" stroke={ink} strokeWidth="2.5" fill="none" />
      <path d="M18 32l12-12 8 10c-4 6-14 8-20 2Z" fill={ink} />
      <path d="M20 34l16-2 6 40H6Z" fill="#fff" opacity=".4" />
      <path d="M6 80V56h5v24ZM12 80V50h6v30ZM19 80V58h4v22ZM34 80v-4h14v4Z" fill={ink} />
    </>,
  ),
  ribbon: onSill(
    <>
      <ellipse cx="30" cy="66" rx="20" ry="9" fill={ink} />
      <path
        d="M10 58c0-5 9-9 20-9s20 4 20 9-9 9-20 9-20-4-20-9ZM10 50c0-5 9-9 20-9s20 4 20 9-9 9-20 9-20-4-20-9Z"
        fill="#6B1236"
      />
      <path d="M18 50c0-2 5-4 12-4s12 2 12 4-5 4-12 4-12-2-12-4Z" fill={ink} />
      <path d="M49 54c8 4 4 16-2 26h8c4-10 6-24-4-30Z" fill="#6B1236" />
    </>,
  ),
} satisfies Readonly<Record<string, View>>;

/** The content of a lit window: a person's outline, or objects on the sill. */
export type WindowView = keyof typeof windowViews;
