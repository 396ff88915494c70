import { fill, outlined } from './drawing.css';

const width = 390;
const centre = { x: 195, y: 286 };
const arc = { radius: 204, from: Math.PI * 0.84, span: Math.PI * 0.68 };
const rings = [
  [fill.night, 230],
  [fill.primary, 178],
  [fill.sun, 126],
  [fill.pale, 74],
  [fill.cream, 46],
] as const;

/** The day's arc with one sun per question, filled when answered. */
export function SunArc({ answered, className }: { answered: readonly boolean[]; className: string }) {
  const latest = answered.lastIndexOf(true);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} 270`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      {rings.map(([plane, radius]) => (
        <circle key={radius} className={plane} cx={centre.x} cy={centre.y} r={radius} />
      ))}
      {answered.map((filled, index) => {
        const angle = arc.from - (arc.span * index) / Math.max(1, answered.length - 1);
        return (
          <circle
            key={index}
            className={filled ? fill.sun : outlined}
            cx={Math.round(centre.x + arc.radius * Math.cos(angle))}
            cy={Math.round(centre.y - arc.radius * Math.sin(angle))}
            r={index === latest ? 16 : 11}
          />
        );
      })}
    </svg>
  );
}
