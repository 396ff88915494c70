import { vars } from '../../themes/contract.css';
import { scene } from './ErrorScreen.css';

const { panel, link, button, disc } = vars.art;
const cloth = { lit: '#FFF3E2', dark: `color-mix(in srgb, #FFF3E2 62%, ${panel})` };
const fold = { lit: '#FFDCCB', dark: `color-mix(in srgb, #FFDCCB 52%, ${panel})` };
const crease = `color-mix(in srgb, ${panel} 24%, transparent)`;
const wine = '#D7263D';

const line = (colour: string, strokeWidth: number) => ({
  fill: 'none',
  style: { stroke: colour },
  strokeWidth,
});

/** An empty table for two under a lamp; decorative. */
export function EmptyTable({ lit }: { lit: boolean }) {
  const light = lit ? 'lit' : 'dark';
  return (
    <svg className={scene} viewBox="0 0 620 470" aria-hidden="true">
      {lit && <path d="M310 0L80 470H540Z" style={{ fill: link }} opacity=".16" />}
      <path d="M310 0v46" {...line(panel, 4)} />
      <path d="M270 78c4-26 20-34 40-34s36 8 40 34Z" style={{ fill: lit ? button : panel }} />
      <ellipse cx="310" cy="372" rx="230" ry="44" style={{ fill: cloth[light] }} />
      <path d="M80 372c0 26 100 44 230 44s230-18 230-44v110H80Z" style={{ fill: fold[light] }} />
      <path
        d="M130 400c10 30-6 50 0 82M220 414c8 26-4 44 2 68M400 414c-8 26 4 44-2 68M490 400c-10 30 6 50 0 82"
        {...line(crease, 4)}
      />
      <g {...line(panel, 4)}>
        <path d="M196 268h64c2 40-8 62-32 62s-34-22-32-62Z" fill="#fff" fillOpacity=".35" />
        <path d="M228 330v42M206 374h44" />
        <path d="M370 268h64c2 40-8 62-32 62s-34-22-32-62Z" fill="#fff" fillOpacity=".35" />
        <path d="M402 330v42M380 374h44" />
      </g>
      <path d="M199 292h58c-2 26-12 36-29 36s-28-10-29-36Z" fill={wine} />
      <path d="M306 372V318h8v54Z" style={{ fill: cloth[light] }} />
      {lit && <path d="M310 318c-10-8-8-20 0-32 8 12 10 24 0 32Z" style={{ fill: link }} />}
      <rect x="292" y="350" width="36" height="26" rx="5" style={{ fill: disc }} />
      <g {...line(panel, 12)}>
        <path d="M470 250c-4-60 92-60 88 0l-6 110h-76ZM150 250c4-60-92-60-88 0l6 110h76Z" />
        <path d="M492 220v130M514 212v140M536 220v130M128 220v130M106 212v140M84 220v130" strokeWidth="7" />
      </g>
    </svg>
  );
}
