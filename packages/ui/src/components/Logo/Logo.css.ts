import { style } from '@vanilla-extract/css';
import { largeText } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';

/** Long names shrink on a narrow phone. */
const size = 'min(1.6875rem, 5.2vw)';
const largeSize = 'min(1.6875rem, 9vw)';

export const logo = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[8],
  minHeight: '48px',
  color: vars.color.primaryText,
  fontFamily: vars.font.display,
  fontSize: `calc(${size} * ${vars.font.scale})`,
  fontWeight: vars.font.logoWeight,
  letterSpacing: vars.mark.tracking,
  lineHeight: 1,
  '@media': { [largeText]: { fontSize: `calc(${largeSize} * ${vars.font.scale})` } },
});

export const mark = style({
  width: vars.mark.size,
  height: vars.mark.size,
  marginBottom: vars.mark.lift,
  marginLeft: `-${space[2]}`,
  borderRadius: vars.mark.radius,
  background: vars.color.secondary,
  transform: vars.mark.transform,
});

export const image = style({ width: 'auto', height: '1.15em' });
