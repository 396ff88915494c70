/** Durations and easings of look.md. */
export const motion = {
  press: '120ms',
  quick: '200ms',
  sheet: '280ms',
  match: '420ms',
  out: 'cubic-bezier(.2,.8,.2,1)',
  in: 'cubic-bezier(.4,0,1,1)',
  heart: 'cubic-bezier(.34,1.56,.64,1)',
} as const;

/** Media query for reduced motion: nothing moves or scales. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
