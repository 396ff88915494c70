import type { PosterFigure } from '@heartwood/ui/poster-figure';
import { posterPalette as p, posterSkins } from '@heartwood/ui/poster-palette';
import type { ReactElement } from 'react';
import type { Evening } from '../../poster-page/choices';
import { FromBehind } from './from-behind';

interface SceneProps {
  readonly couple: readonly [PosterFigure, PosterFigure];
}

const star = '#FFF3E2';
const moonlight = '#FFE9B8';
const left = 'translate(128 330) rotate(7) scale(1.22)';
const right = 'translate(238 322) rotate(-9) scale(1.28)';

function Couple({
  couple: [one, other],
  ...looks
}: SceneProps & { readonly bare?: boolean; readonly masked?: boolean }) {
  return (
    <>
      <FromBehind figure={one} at={left} {...looks} />
      <FromBehind figure={other} at={right} {...looks} />
    </>
  );
}

const ripples = [
  [236, 262, 74],
  [222, 284, 104],
  [246, 308, 58],
  [214, 330, 120],
  [240, 354, 70],
  [206, 378, 140],
];

const scenes: Readonly<Record<Evening, (props: SceneProps) => ReactElement>> = {
  swim: ({ couple }) => (
    <>
      <path d="M0 0h400v560H0Z" fill="#2A0F3D" />
      <circle cx="272" cy="128" r="78" fill={moonlight} />
      <path
        d="M60 70h.1M120 40h.1M90 150h.1M180 90h.1M350 50h.1M30 200h.1"
        stroke={star}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M0 250h400v310H0Z" fill="#0C6E68" />
      <path d="M0 250h400v46H0Z" fill="#0F8D80" />
      <g fill={moonlight}>
        {ripples.map(([x, y, width], index) => (
          <rect key={y} x={x} y={y} width={width} height="9" rx="4.5" opacity={1 - index * 0.12} />
        ))}
      </g>
      <Couple couple={couple} bare />
      <path d="M0 430q50-14 100 0t100 0 100 0 100 0v130H0Z" fill={p.deep} />
      <path d="M0 428q50-14 100 0t100 0 100 0 100 0" fill="none" stroke={p.mint} strokeWidth="5" />
    </>
  ),
  kitchen: ({ couple }) => (
    <>
      <path d="M0 0h400v560H0Z" fill={p.yellow} />
      <path d="M0 360h400v200H0Z" fill={p.orange} />
      <path d="M34 66h112v140H34Z" fill={p.white} />
      <path d="M44 76h92v120H44Z" fill="#2A0F3D" />
      <circle cx="106" cy="110" r="18" fill={moonlight} />
      <path d="M90 76v120M44 136h92" stroke={p.white} strokeWidth="6" />
      <path d="M270 0v84" stroke={p.night} strokeWidth="5" />
      <path d="M216 132c4-36 30-50 54-50s50 14 54 50Z" fill={p.red} />
      <path d="M216 132h108l44 120H172Z" fill={p.white} opacity=".35" />
      <path d="M300 270h100v14H300ZM316 236h30v34h-30ZM356 246h34v24h-34Z" fill={p.teal} />
      <g fill="none" strokeWidth="26" strokeLinecap="round">
        <path d="M64 428C30 340 60 270 96 226" stroke={posterSkins[couple[0].skin][0]} />
        <path d="M318 424C352 330 330 270 296 226" stroke={posterSkins[couple[1].skin][0]} />
      </g>
      <Couple couple={couple} />
      <path d="M176 60c16-6 24-4 36-10v40a9 9 0 1 1-6-8V66l-24 6v26a9 9 0 1 1-6-8Z" fill={p.night} />
    </>
  ),
  museum: ({ couple }) => (
    <>
      <path d="M0 0h400v560H0Z" fill={p.deep} />
      <path d="M0 420h400v140H0Z" fill="#8A4A1A" />
      <path d="M150 0h100l110 300H40Z" fill="#FFE6A0" opacity=".22" />
      <path d="M92 50h216v190H92Z" fill="#E8B440" />
      <path d="M104 62h192v166H104Z" fill={p.coral} />
      <circle cx="172" cy="140" r="52" fill={p.yellow} />
      <path d="M296 228H180c0-70 40-104 116-110Z" fill={p.plum} />
      <path d="M104 228c10-46 40-62 84-50l30 50Z" fill={p.mint} />
      <path d="M336 110h64v96h-64ZM0 110h56v96H0Z" fill="#E8B440" />
      <path d="M344 118h56v80h-56Z" fill={p.red} />
      <path d="M0 118h48v80H0Z" fill={p.blush} />
      <Couple couple={couple} />
    </>
  ),
  pancakes: ({ couple }) => (
    <>
      <path d="M0 0h400v560H0Z" fill={p.mint} />
      <path d="M0 0h400v40H0Z" fill={p.teal} />
      <path d="M0 250h400v20H0Z" fill={p.teal} opacity=".4" />
      <circle cx="318" cy="124" r="50" fill={p.white} />
      <circle cx="318" cy="124" r="50" fill="none" stroke={p.night} strokeWidth="7" />
      <path
        d="M318 88v36l14-24"
        fill="none"
        stroke={p.night}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <ellipse cx="150" cy="110" rx="62" ry="20" transform="rotate(-16 150 110)" fill="#B9691E" />
      <ellipse cx="149" cy="102" rx="62" ry="20" transform="rotate(-16 149 102)" fill={p.amber} />
      <path
        d="M84 160c-8 12 8 18 0 32M150 160c-8 12 8 18 0 32M214 146c-8 12 8 18 0 32"
        stroke={p.white}
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M40 216h190l-16 30H58Z" fill={p.night} />
      <path d="M226 220l120-20v16l-120 18Z" fill={p.red} />
      <Couple couple={couple} />
    </>
  ),
  rooftop: ({ couple }) => (
    <>
      <path d="M0 0h400v560H0Z" fill={p.plum} />
      <path d="M0 110h400v450H0Z" fill={p.wine} />
      <path d="M0 190h400v370H0Z" fill={p.red} />
      <path d="M0 260h400v300H0Z" fill={p.orange} />
      <circle cx="200" cy="300" r="90" fill={p.yellow} />
      <path
        d="M0 560V300h46v-60h50v90h40v-50h44v80h60v-110h20l20-30 20 30v90h40v-70h60v290Z"
        fill={p.night}
      />
      <path
        d="M16 318h10M16 340h10M62 262h10M62 290h10M150 300h10M286 280h10M286 310h10M356 296h10M376 320h10"
        stroke={p.yellow}
        strokeWidth="9"
      />
      <path d="M0 60Q100 120 200 70T400 56" fill="none" stroke={p.night} strokeWidth="3" />
      <path
        d="M34 78h.1M84 92h.1M134 90h.1M186 76h.1M240 62h.1M296 64h.1M350 62h.1"
        stroke={p.yellow}
        strokeWidth="16"
        strokeLinecap="round"
      />
      <Couple couple={couple} />
    </>
  ),
  masks: ({ couple }) => (
    <>
      <path d="M0 0h400v560H0Z" fill={p.wine} />
      <path d="M0 0h70q10 220-70 380ZM400 0h-70q-10 220 70 380Z" fill={p.red} />
      <path d="M0 380h400v180H0Z" fill={p.night} />
      <path
        d="M200 0v60M120 110q80 50 160 0M140 112v-24M200 132v-30M260 112v-24"
        fill="none"
        stroke={p.yellow}
        strokeWidth="6"
      />
      <path
        d="M140 88c-10-12 0-22 0-30 0 8 10 18 0 30ZM200 102c-10-12 0-22 0-30 0 8 10 18 0 30ZM260 88c-10-12 0-22 0-30 0 8 10 18 0 30Z"
        fill={moonlight}
      />
      <circle cx="200" cy="104" r="120" fill={moonlight} opacity=".14" />
      <Couple couple={couple} masked />
    </>
  ),
  records: ({ couple }) => (
    <>
      <path d="M0 0h400v560H0Z" fill={p.teal} />
      <path d="M0 400h400v160H0Z" fill={p.deep} />
      <circle cx="200" cy="180" r="150" fill={p.night} />
      <circle cx="200" cy="180" r="120" fill="none" stroke={p.plum} strokeWidth="4" />
      <circle cx="200" cy="180" r="96" fill="none" stroke={p.plum} strokeWidth="4" />
      <circle cx="200" cy="180" r="56" fill={p.coral} />
      <circle cx="200" cy="180" r="9" fill={p.cream} />
      <path
        d="M372 40l-24 120-74 66"
        fill="none"
        stroke={p.yellow}
        strokeWidth="12"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="374" cy="36" r="20" fill={p.yellow} />
      <Couple couple={couple} />
    </>
  ),
};

/** An evening as a poster: two people from behind. */
export function EveningDrawing({ evening, couple }: SceneProps & { readonly evening: Evening }) {
  const Scene = scenes[evening];
  return (
    <svg viewBox="0 0 400 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Scene couple={couple} />
    </svg>
  );
}
