import { style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';

export const logo = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '8px',
  minHeight: '48px',
  color: vars.color.primaryText,
  fontFamily: vars.font.display,
  fontSize: `calc(min(1.6875rem, 5.8vw) * ${vars.font.scale})`,
  '@media': { [from('desktop')]: { fontSize: `calc(1.6875rem * ${vars.font.scale})` } },
  fontWeight: vars.font.logoWeight,
  letterSpacing: vars.mark.tracking,
  lineHeight: 1,
});

export const mark = style({
  width: vars.mark.size,
  height: vars.mark.size,
  marginBottom: vars.mark.lift,
  marginLeft: '-3px',
  borderRadius: vars.mark.radius,
  background: vars.color.secondary,
  transform: vars.mark.transform,
});

export const image = style({ width: 'auto', height: '1.15em' });
