import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';

const iconSize = '1.75rem';
const discSize = '64px';

export const head = style({ display: 'grid', justifyItems: 'center', gap: space[8], textAlign: 'center' });
export const disc = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: discSize,
    height: discSize,
    marginBottom: space[8],
    borderRadius: '50%',
    fontSize: iconSize,
  },
  variants: {
    kind: {
      pending: { color: vars.color.warnText, background: vars.color.warnSoft },
      completed: { color: vars.color.successText, background: vars.color.successSoft },
      failed: { color: vars.color.dangerText, background: vars.color.dangerSoft },
      cancelled: { color: vars.color.muted, background: vars.color.sunken },
      refunded: { color: vars.color.muted, background: vars.color.sunken },
      partly_refunded: { color: vars.color.muted, background: vars.color.sunken },
      charged_back: { color: vars.color.dangerText, background: vars.color.dangerSoft },
    },
  },
});

const appear = keyframes({ from: { opacity: 0 } });

/** Replaced another state of the same page. */
export const changed = style({
  animation: `${appear} 280ms ease-out`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
