import { style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { displaySize, fontSize } from '../../type/font-size';

const formWidth = '512px';
const tearLine = '2px';

export const fields = style({ display: 'grid', gap: space[20], maxWidth: formWidth });

export const answers = style({
  display: 'grid',
  gap: space[12],
  '@media': { [from('large')]: { gridAutoColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column' } },
});

export const sent = style({ display: 'grid', gap: space[16], maxWidth: formWidth });
export const sentTitle = style({ display: 'grid', gap: space[4], outline: 'none' });

/** The number as a ticket, torn off along its dashed edge. */
export const ticket = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  padding: `${space[16]} ${space[20]} ${space[20]}`,
  border: `${tearLine} dashed ${vars.color.control}`,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  textAlign: 'center',
});
export const ticketLabel = style({ color: vars.color.muted, fontSize: fontSize.small });
export const number = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: displaySize(34),
  lineHeight: 1.15,
  letterSpacing: '.04em',
  userSelect: 'all',
});
