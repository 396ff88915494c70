import { style } from '@vanilla-extract/css';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../type/font-size';

export const row = style({ display: 'flex', alignItems: 'center', gap: space[12] });

export const picture = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '104px',
  height: '104px',
  padding: space[12],
  overflow: 'hidden',
  borderRadius: `calc(${vars.radius.bubble} * .6)`,
});

export const words = style({ display: 'grid', minWidth: 0, gap: space[2], fontSize: fontSize.small });
export const name = style({ fontSize: fontSize.lead, fontWeight: 650, lineHeight: 1.25 });
export const line = style({ lineHeight: 1.43, whiteSpace: 'pre-wrap' });
