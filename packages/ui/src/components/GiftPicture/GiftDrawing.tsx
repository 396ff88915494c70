import { useId } from 'react';
import { vars } from '../../themes/contract.css';

const c = vars.drawing;

interface PlanesProps {
  /** Outline of the shape. */
  shape: string;
  lit: string;
  shade: string;
  /** The shaded part of the shape: its right half by default. */
  cut?: string;
}

function Planes({ shape, lit, shade, cut = 'M60-20H140V140H60Z' }: PlanesProps) {
  const id = useId();
  return (
    <>
      <path d={shape} fill={lit} />
      <clipPath id={id}>
        <path d={shape} />
      </clipPath>
      <path clipPath={`url(#${id})`} d={cut} fill={shade} />
    </>
  );
}

interface DotProps {
  at: readonly [x: number, y: number];
  radius: number;
  fill: string;
}

function Dot({ at: [x, y], radius, fill }: DotProps) {
  return <circle cx={x} cy={y} r={radius} fill={fill} />;
}

function starPath(x: number, y: number, outer: number, inner: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = -Math.PI / 2 + (index * Math.PI) / 5;
    const radius = index % 2 === 1 ? inner : outer;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

function Coffee() {
  return (
    <>
      <path
        d="M48 26c-7-7 7-11 0-19M64 26c-7-7 7-11 0-19"
        stroke={c.white}
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M84 52c20-6 24 26-4 28" stroke={c.secondaryShade} strokeWidth="9" fill="none" />
      <Planes shape="M14 98h84c-4 10-14 12-20 12H34c-6 0-16-2-20-12Z" lit={c.white} shade={c.blush} />
      <Planes
        shape="M24 40h66v26c0 22-14 34-33 34S24 88 24 66Z"
        lit={c.secondary}
        shade={c.secondaryShade}
        cut="M57 20h60v100H57Z"
      />
      <ellipse cx="57" cy="41" rx="33" ry="8" fill={c.ink} />
    </>
  );
}

function Letter() {
  return (
    <g transform="rotate(-7 60 60)">
      <Planes shape="M30 16h60v60H30Z" lit={c.white} shade={c.blush} />
      <path d="M40 28h36M40 38h40M40 48h24" stroke={c.primaryShade} strokeWidth="3.6" strokeLinecap="round" />
      <Planes
        shape="M14 44l46 34 46-34v58H14Z"
        lit={c.secondary}
        shade={c.secondaryShade}
        cut="M60 78l46-40v70H60Z"
      />
      <path d="M14 102l40-34M106 102L66 68" stroke={c.primaryShade} strokeWidth="2.5" opacity=".5" />
      <Dot at={[60, 80]} radius={14} fill={c.dangerShade} />
      <path d="M60 88c-7-5-9-8-9-12 0-5 7-6 9-1 2-5 9-4 9 1 0 4-2 7-9 12Z" fill={c.white} />
    </g>
  );
}

function Rose() {
  return (
    <>
      <path d="M57 60h6v54h-6Z" fill={c.successShade} />
      <Planes
        shape="M57 104C40 104 31 92 29 82c16-1 27 7 28 22ZM63 92c0-14 10-22 26-22 0 14-10 23-26 22Z"
        lit={c.success}
        shade={c.successShade}
        cut="M63 60h50v50H63Z"
      />
      <Planes
        shape="M60 76C34 76 24 56 28 30c7 5 12 6 17 4C47 22 52 14 60 8c8 6 13 14 15 26 5 2 10 1 17-4 4 26-6 46-32 46Z"
        lit={c.danger}
        shade={c.dangerShade}
        cut="M60 0h60v90H60c12-12 12-30 0-44Z"
      />
      <path d="M60 8c12 9 17 22 14 34-2 10-8 15-14 15s-12-5-14-15c-3-12 2-25 14-34Z" fill={c.primary} />
      <path d="M60 57c-9-6-10-20 0-27 10 7 9 21 0 27Z" fill={c.dangerShade} />
    </>
  );
}

function Ice() {
  return (
    <>
      <Planes shape="M38 60h44L60 114Z" lit={c.secondary} shade={c.secondaryShade} cut="M60 50h40v70H60Z" />
      <path
        d="M46 78l22-18M52 94l24-20M74 78L52 60M68 94L44 74"
        stroke={c.primaryShade}
        strokeWidth="2.4"
        opacity=".55"
      />
      <Planes
        shape="M30 62c-4-26 6-34 18-34 14 0 20 12 18 34-8 7-12 0-18 0s-10 7-18 0Z"
        lit={c.blush}
        shade={c.primary}
        cut="M50 20h40v60H50Z"
      />
      <Planes
        shape="M52 62c-6-22 2-38 18-38 15 0 24 12 22 36-8 8-12 2-18 2s-14 8-22 0Z"
        lit={c.mist}
        shade={c.success}
        cut="M74 10h40v70H74Z"
      />
      <Dot at={[58, 20]} radius={9} fill={c.danger} />
      <path d="M58 12c2-6 8-8 12-8" stroke={c.white} strokeWidth="3" fill="none" strokeLinecap="round" />
    </>
  );
}

function Ticket() {
  return (
    <>
      <g transform="rotate(14 60 60)">
        <Planes
          shape="M12 34h92v14a9 9 0 0 0 0 18v14H12V66a9 9 0 0 0 0-18Z"
          lit={c.secondary}
          shade={c.secondaryShade}
          cut="M80 0h60v140H80Z"
        />
      </g>
      <g transform="rotate(-8 60 66)">
        <Planes
          shape="M10 44h96v14a10 10 0 0 0 0 20v14H10V78a10 10 0 0 0 0-20Z"
          lit={c.danger}
          shade={c.dangerShade}
          cut="M76 0h60v140H76Z"
        />
        <path d="M76 48v40" stroke={c.white} strokeWidth="3" strokeDasharray="4 5" />
        <path d={starPath(43, 68, 16, 7)} fill={c.white} />
        <path d="M87 62v12" stroke={c.white} strokeWidth="4" strokeLinecap="round" />
      </g>
    </>
  );
}

const sweets = [
  { at: [34, 47], fill: c.primaryShade, shade: c.ink },
  { at: [60, 47], fill: c.ink, shade: c.ink },
  { at: [86, 47], fill: c.secondaryShade, shade: c.ink },
  { at: [34, 75], fill: c.ink, shade: c.ink },
  { at: [60, 75], fill: c.secondary, shade: c.secondaryShade },
  { at: [86, 75], fill: c.primaryShade, shade: c.ink },
] as const;

function Chocolates() {
  return (
    <g transform="rotate(-10 60 60)">
      <Planes shape="M14 26h92v70H14Z" lit={c.danger} shade={c.dangerShade} />
      <path d="M20 32h80v58H20Z" fill={c.white} />
      {sweets.map(({ at: [x, y], fill, shade }, index) => (
        <g key={`${x} ${y}`}>
          <Planes
            shape={`M${x - 11} ${y}a11 11 0 1 1 22 0a11 11 0 1 1-22 0Z`}
            lit={fill}
            shade={shade}
            cut={`M${x + 2} ${y - 14}h20v30h-20Z`}
          />
          {index % 2 === 1 ? (
            <path
              d={`M${x - 5} ${y - 3}q5 6 10 0`}
              stroke={c.secondary}
              strokeWidth="2.6"
              fill="none"
              strokeLinecap="round"
            />
          ) : (
            <Dot at={[x - 3, y - 3]} radius={3} fill={c.white} />
          )}
        </g>
      ))}
    </g>
  );
}

function Vinyl() {
  return (
    <g transform="rotate(-6 60 60)">
      <Planes shape="M10 24h70v74H10Z" lit={c.secondary} shade={c.primary} cut="M10 98L80 24v80H10Z" />
      <Dot at={[76, 61]} radius={37} fill={c.ink} />
      <path d="M76 24a37 37 0 0 1 0 74Z" fill="#000" opacity=".35" />
      <path
        d="M52 61a24 24 0 0 1 24-24M47 61a29 29 0 0 1 29-29"
        stroke={c.white}
        strokeWidth="2"
        fill="none"
        opacity=".55"
      />
      <Dot at={[76, 61]} radius={13} fill={c.danger} />
      <Dot at={[76, 61]} radius={3.4} fill={c.white} />
    </g>
  );
}

const blossoms = [
  { at: [32, 40], fill: c.danger, heart: c.secondary },
  { at: [88, 38], fill: c.secondary, heart: c.primaryShade },
  { at: [60, 24], fill: c.dangerShade, heart: c.secondary },
  { at: [44, 54], fill: c.secondary, heart: c.primaryShade },
  { at: [76, 56], fill: c.blush, heart: c.secondary },
  { at: [60, 44], fill: c.white, heart: c.secondary },
] as const;

const petals = [0, 72, 144, 216, 288].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return [Number((8.5 * Math.sin(angle)).toFixed(2)), Number((-8.5 * Math.cos(angle)).toFixed(2))] as const;
});

function Bouquet() {
  return (
    <>
      <path d="M60 70L34 40M60 70L84 36M60 70V30" stroke={c.success} strokeWidth="4" />
      {blossoms.map(({ at: [x, y], fill, heart }) => (
        <g key={`${x} ${y}`}>
          {petals.map(([right, down]) => (
            <Dot key={`${right} ${down}`} at={[x + right, y + down]} radius={7} fill={fill} />
          ))}
          <Dot at={[x, y]} radius={5} fill={heart} />
        </g>
      ))}
      <Planes shape="M26 58c20 12 48 12 68 0L68 112H52Z" lit={c.white} shade={c.blush} />
      <path d="M46 88h28" stroke={c.danger} strokeWidth="7" />
      <path d="M60 88l-14 12M60 88l14 12" stroke={c.danger} strokeWidth="6" strokeLinecap="round" />
    </>
  );
}

function Bubbly() {
  return (
    <>
      <g transform="rotate(16 60 60)">
        <Planes
          shape="M50 16h20v24c0 10 12 14 12 30v42H38V70c0-16 12-20 12-30Z"
          lit={c.success}
          shade={c.successShade}
        />
        <Planes shape="M48 14h24v24H48Z" lit={c.secondary} shade={c.secondaryShade} />
        <path d="M38 76h44v22H38Z" fill={c.white} />
        <path d="M60 76h22v22H60Z" fill={c.blush} />
        <path d="M52 87h16" stroke={c.primaryShade} strokeWidth="4" strokeLinecap="round" />
      </g>
      <Planes
        shape="M80 2l13 4-4 14-13-4Z"
        lit={c.secondary}
        shade={c.secondaryShade}
        cut="M86-4h20v30H84Z"
      />
      <Dot at={[102, 32]} radius={4} fill={c.secondary} />
      <Dot at={[94, 44]} radius={3} fill={c.white} />
      <Dot at={[108, 18]} radius={3} fill={c.white} />
    </>
  );
}

function Balloon() {
  return (
    <>
      <Planes
        shape="M60 6c26 0 44 18 44 40 0 20-20 32-32 42H48C36 78 16 66 16 46 16 24 34 6 60 6Z"
        lit={c.danger}
        shade={c.dangerShade}
        cut="M78-4h60v120H66C80 70 88 36 78-4Z"
      />
      <path d="M60 6c-12 10-17 24-17 40s5 30 9 42h16c4-12 9-26 9-42S72 16 60 6Z" fill={c.secondary} />
      <path d="M60 6c12 10 17 24 17 40s-5 30-9 42h-8Z" fill={c.secondaryShade} />
      <path d="M50 88l3 12M70 88l-3 12" stroke={c.white} strokeWidth="2.6" />
      <Planes shape="M48 98h24l-3 16H51Z" lit={c.white} shade={c.blush} />
    </>
  );
}

function Boat() {
  return (
    <>
      <Dot at={[90, 30]} radius={14} fill={c.secondary} />
      <path d="M57 10h5v74h-5Z" fill={c.white} />
      <Planes shape="M54 16v58H22C36 60 48 40 54 16Z" lit={c.white} shade={c.blush} cut="M40 0h20v80H40Z" />
      <Planes
        shape="M66 26c14 14 22 30 24 48H66Z"
        lit={c.primary}
        shade={c.primaryShade}
        cut="M76 0h40v90H76Z"
      />
      <Planes shape="M16 80h88c-4 16-14 22-24 22H40c-12 0-20-8-24-22Z" lit={c.danger} shade={c.dangerShade} />
      <path
        d="M4 104q10-8 19 0t19 0 19 0 19 0 19 0"
        stroke={c.mist}
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
    </>
  );
}

function Star() {
  return (
    <>
      <path d="M8 104L62 40l18 20Z" fill={c.primary} />
      <path d="M8 104L70 50l10 10Z" fill={c.primaryShade} />
      <path d="M30 112l38-34M4 78l28-28" stroke={c.secondaryShade} strokeWidth="4" strokeLinecap="round" />
      <g transform="rotate(14 76 42)">
        <Planes
          shape={starPath(76, 42, 36, 16)}
          lit={c.secondary}
          shade={c.secondaryShade}
          cut="M76 0h60v90H76Z"
        />
      </g>
      <Dot at={[22, 22]} radius={3} fill={c.white} />
      <Dot at={[104, 98]} radius={3} fill={c.white} />
      <Dot at={[40, 12]} radius={2} fill={c.white} />
    </>
  );
}

function Parcel() {
  return (
    <g transform="rotate(-5 60 66)">
      <Planes shape="M22 56h76v54H22Z" lit={c.white} shade={c.blush} />
      <Planes shape="M16 40h88v20H16Z" lit={c.white} shade={c.blush} />
      <path d="M52 40h16v70H52Z" fill={c.secondary} />
      <path d="M60 40h8v70h-8Z" fill={c.secondaryShade} />
      <path d="M60 40C40 40 30 30 36 20c7-11 22-2 24 20Z" fill={c.secondary} />
      <path d="M60 40c20 0 30-10 24-20-7-11-22-2-24 20Z" fill={c.secondaryShade} />
    </g>
  );
}

const drawings = new Map(
  Object.entries({
    coffee: <Coffee />,
    letter: <Letter />,
    rose: <Rose />,
    ice: <Ice />,
    ticket: <Ticket />,
    chocolates: <Chocolates />,
    vinyl: <Vinyl />,
    bouquet: <Bouquet />,
    bubbly: <Bubbly />,
    balloon: <Balloon />,
    boat: <Boat />,
    star: <Star />,
  }),
);

/** The drawing of a gift; a parcel for a wrapped or unknown one. */
export default function GiftDrawing({ gift }: { gift: string | null }) {
  return drawings.get(gift ?? '') ?? <Parcel />;
}
