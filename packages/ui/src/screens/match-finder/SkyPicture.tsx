import { fill, haze, hillPlane } from './drawing.css';

/** The time of day of a sky, by the position of its sun. */
export type Sky = 0 | 1 | 2 | 3;

function Light({ sky }: { sky: Sky }) {
  if (sky === 0) return <circle className={fill.sun} cx="252" cy="146" r="40" />;
  if (sky === 1) return <circle className={fill.cream} cx="226" cy="73" r="40" />;
  if (sky === 2) {
    return (
      <>
        <circle className={haze} cx="226" cy="73" r="58" />
        <circle className={fill.pale} cx="226" cy="73" r="40" />
      </>
    );
  }
  return (
    <>
      <path
        className={fill.sun}
        transform="translate(222 72)"
        d="M22-30a34 34 0 1 0 16 56a29 29 0 1 1-16-56Z"
      />
      {[
        [164, 26],
        [300, 108],
        [150, 112],
        [318, 26],
      ].map(([x, y]) => (
        <circle key={x} className={fill.sun} cx={x} cy={y} r="2.6" />
      ))}
    </>
  );
}

/** A band of sky; the answer positions the sun, the hill spans the width. */
export function SkyPicture({ sky, className }: { sky: Sky; className: string }) {
  const drawing = { className, viewBox: '0 0 340 146', 'aria-hidden': true, focusable: false } as const;
  return (
    <>
      <svg {...drawing} preserveAspectRatio="xMaxYMid meet">
        <Light sky={sky} />
      </svg>
      {sky !== 1 && (
        <svg {...drawing} preserveAspectRatio="none">
          <path className={hillPlane} d="M100 146C190 100 260 150 340 112V146Z" />
        </svg>
      )}
    </>
  );
}
