import { posterPalette as p } from '@heartwood/ui/poster-palette';
import { blocksOf, turnedAround } from './blocks';
import type { Bank, City } from './city';
import { bankOutline } from './bank-outline';

const lips = 'M388 419C368 422 354 446 347 467C352 492 364 514 384 521L450 540V400Z';
const chin = 'M364 548Q364 588 316 592M340 552Q338 572 304 574M288 588L256 590';

interface BankProps {
  readonly side: 'l' | 'r';
  readonly bank: Bank;
  readonly city: City;
  readonly degrees: number;
  readonly seed: number;
  readonly streets: string;
}

function BankDrawing({ side, bank, city, degrees, seed, streets }: BankProps) {
  const shore = `s${side}`;
  return (
    <>
      <clipPath id={`c${side}`}>
        <path id={shore} d={bankOutline(bank.jaw)} />
      </clipPath>
      <g className="wave" fill="none" stroke={city.wave} strokeOpacity=".4" strokeWidth="2">
        <use href={`#${shore}`} x="6" />
        <use href={`#${shore}`} x="12" />
      </g>
      <g clipPath={`url(#c${side})`}>
        <path d="M-40-60H660V960H-40Z" fill={bank.ground} />
        <g
          transform={`rotate(${degrees} ${turnedAround.x} ${turnedAround.y})`}
          strokeWidth="3"
          strokeLinejoin="round"
        >
          {blocksOf(degrees, seed, bank.jaw).map((path, tint) => (
            <path key={bank.houses[tint]} d={path} fill={bank.houses[tint]} stroke={bank.houses[tint]} />
          ))}
        </g>
        <path d={streets} stroke={bank.ground} strokeWidth="17" fill="none" />
        <path d={streets} stroke={bank.street} strokeWidth="10" fill="none" />
        <path d={lips} fill={city.lips} />
        <path d="M346 467Q366 460 392 468" stroke={city.mouth} strokeWidth="6" fill="none" />
        <g fill="none" strokeLinecap="round">
          <path d="M240 250q42 38 92 0" stroke={city.river} strokeWidth="17" />
          <path d="M240 238q42 38 92 0" stroke={bank.street} strokeWidth="4" />
          <g stroke={city.trees}>
            <path d="M246 284q40 22 84 2" strokeWidth="12" strokeDasharray="1 17" />
            <path d="M228 206q44-40 106-10" strokeWidth="17" strokeDasharray="1 20" />
            {bank.beard && <path d={chin} strokeWidth="14" strokeDasharray="1 16" />}
          </g>
        </g>
      </g>
    </>
  );
}

function Sign({ x, y, children }: { x: number; y: number; children: string }) {
  const width = 28 + children.length * 9;
  return (
    <g className="sign">
      <rect x={x - width / 2} y={y - 16} width={width} height="31" rx="6" fill={p.night} />
      <text x={x} y={y + 5} textAnchor="middle" fill={p.white}>
        {children}
      </text>
    </g>
  );
}

interface CityMapProps {
  readonly city: City;
  readonly names: { readonly left: string; readonly right: string; readonly between: string };
}

/** A drawn city whose banks are two profiles; the bridge runs from lips to lips. */
export function CityMap({ city, names }: CityMapProps) {
  return (
    <svg className="map" viewBox="0 0 800 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M-900-200H1700V1200H-900Z" fill={city.river} />
      <g transform="translate(-40)">
        <BankDrawing
          side="l"
          bank={city.left}
          city={city}
          degrees={-14}
          seed={5}
          streets="M-60 330C90 300 200 340 300 250S340 90 300-60M-60 640C100 600 150 520 260 470S380 440 430 470M120-60C150 200 90 420 160 960"
        />
      </g>
      <g transform="matrix(-1 0 0 1 840 0)">
        <BankDrawing
          side="r"
          bank={city.right}
          city={city}
          degrees={22}
          seed={91}
          streets="M-60 200C60 260 220 190 330 150M-60 520C80 470 180 560 300 470S400 440 430 470M60-60C120 200 200 300 180 520S90 800 130 960"
        />
      </g>
      <g className="bridge" fill="none">
        <path d="M350 453Q400 420 450 453" stroke={p.night} strokeWidth="15" />
        <path d="M350 453Q400 420 450 453" stroke={p.white} strokeWidth="9" strokeDasharray="5 5" />
        <path d="M372 443v22M400 437v30M428 443v22" stroke={p.night} strokeWidth="4" />
      </g>
      <path id="riv" d="M397 510C391 605 401 745 395 895" fill="none" />
      <text className="between" fontSize={Math.min(15, 255 / names.between.length)}>
        <textPath href="#riv">{names.between}</textPath>
      </text>
      <Sign x={112} y={410}>
        {names.left}
      </Sign>
      <Sign x={684} y={330}>
        {names.right}
      </Sign>
    </svg>
  );
}
