import { vars } from '../../themes/contract.css';

const { ink, secondary, primary } = vars.drawing;

const stars = [
  [16, 20],
  [20, 44],
  [46, 46],
] as const;

/** A round hole that shows the night, in place of a letter; the only drawing the offline page needs. */
export function Hole() {
  return (
    <svg className="of-hole" viewBox="0 0 60 60" aria-hidden="true">
      <circle
        cx="30"
        cy="30"
        r="28.7"
        fill={`color-mix(in oklch, ${ink} 84%, ${primary})`}
        stroke={secondary}
        strokeWidth="2.5"
      />
      <path d="M36 12a15 15 0 1 0 10 25a12.5 12.5 0 1 1-10-25Z" fill={secondary} />
      {stars.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="1.7" fill={secondary} />
      ))}
    </svg>
  );
}
