import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const list = style({ minWidth: 0 });
export const head = style({
  display: 'grid',
  gap: space[12],
  padding: `${space[20]} ${space[20]} ${space[12]}`,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '78px',
  padding: `${space[12]} ${space[20]}`,
  ':hover': { background: vars.color.well },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '&[aria-current]': {
      background: vars.color.primarySoft,
      boxShadow: `inset 3px 0 0 ${vars.color.primaryText}`,
    },
  },
});

export const words = style({ flex: 1, minWidth: 0 });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minHeight: '24px',
});
export const name = style({ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 650, lineHeight: 1.3 });

const when = style({ flex: 'none', fontSize: fontSize.meta, lineHeight: 1.4 });
export const time = style([when, { color: vars.color.muted }]);
export const timeNew = style([when, { color: vars.color.primaryText, fontWeight: 700 }]);

const line2 = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  flex: 1,
  minWidth: 0,
  fontSize: fontSize.small,
  lineHeight: 1.43,
});
export const preview = style([line2, { color: vars.color.muted }]);
export const previewNew = style([line2, { fontWeight: 650 }]);
export const previewText = style({
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});

export const more = style({
  display: 'flex',
  justifyContent: 'center',
  padding: `${space[8]} ${space[20]} ${space[16]}`,
});
const marked = style({ fontWeight: 650 });
export const note = {
  success: style([marked, { color: vars.color.successText }]),
  primary: style([marked, { color: vars.color.primaryText }]),
  warn: style([marked, { color: vars.color.warnText }]),
  danger: style([marked, { color: vars.color.dangerText }]),
};
