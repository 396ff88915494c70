import { posterPalette } from '../poster/poster-palette';
import { scene } from './ErrorScreen.css';

const line = '#4A0C26';
const wood = '#3D0820';

/** A table for two under a lamp, nobody sits there; decoration. */
export function EmptyTable({ lit }: { lit: boolean }) {
  return (
    <svg className={scene} viewBox="0 0 620 470" aria-hidden="true">
      {lit && <path d="M310 0L80 470H540Z" fill={posterPalette.yellow} opacity=".13" />}
      <path d="M310 0v46" stroke="#2A0718" strokeWidth="4" />
      <path d="M270 78c4-26 20-34 40-34s36 8 40 34Z" fill={lit ? posterPalette.orange : line} />
      <ellipse cx="310" cy="372" rx="230" ry="44" fill={lit ? posterPalette.cream : '#C9A9AE'} />
      <path
        d="M80 372c0 26 100 44 230 44s230-18 230-44v110H80Z"
        fill={lit ? posterPalette.blush : '#A98189'}
      />
      <path
        d="M130 400c10 30-6 50 0 82M220 414c8 26-4 44 2 68M400 414c-8 26 4 44-2 68M490 400c-10 30 6 50 0 82"
        stroke={lit ? '#EEB99F' : '#8C646E'}
        strokeWidth="4"
        fill="none"
      />
      <g fill="none" stroke={line} strokeWidth="4">
        <path d="M196 268h64c2 40-8 62-32 62s-34-22-32-62Z" fill="#fff" fillOpacity=".35" />
        <path d="M228 330v42M206 374h44" />
        <path d="M370 268h64c2 40-8 62-32 62s-34-22-32-62Z" fill="#fff" fillOpacity=".35" />
        <path d="M402 330v42M380 374h44" />
      </g>
      <path d="M199 292h58c-2 26-12 36-29 36s-28-10-29-36Z" fill={posterPalette.red} />
      <path d="M306 372V318h8v54Z" fill={posterPalette.cream} />
      {lit && <path d="M310 318c-10-8-8-20 0-32 8 12 10 24 0 32Z" fill={posterPalette.amber} />}
      <rect x="292" y="350" width="36" height="26" rx="5" fill={posterPalette.teal} />
      <g fill="none" stroke={wood}>
        <path d="M470 250c-4-60 92-60 88 0l-6 110h-76Z" strokeWidth="12" />
        <path d="M492 220v130M514 212v140M536 220v130" strokeWidth="7" />
        <path d="M150 250c4-60-92-60-88 0l6 110h76Z" strokeWidth="12" />
        <path d="M128 220v130M106 212v140M84 220v130" strokeWidth="7" />
      </g>
    </svg>
  );
}
