import { style } from '@vanilla-extract/css';
import { motion } from '../../base/motion';
import { space } from '../../layout/space';
import { layer } from '../../layout/z-layers';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../type/font-size';

const columns = 7;

export const panel = style({
  position: 'absolute',
  zIndex: layer.popover,
  right: 0,
  bottom: `calc(100% + ${space[12]})`,
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  width: `calc(${columns} * 44px + ${space[32]})`,
  maxWidth: '90vw',
  height: '340px',
  maxHeight: '60dvh',
  padding: space[12],
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  boxShadow: `${vars.elevation.raised}, 0 0 0 1px ${vars.color.line}`,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  alignContent: 'start',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
});

export const emoji = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '44px',
  borderRadius: vars.radius.control,
  fontSize: fontSize.huge,
  lineHeight: 1,
  transition: `background-color ${motion.press}`,
  ':hover': { background: vars.color.well },
  ':focus-visible': { outlineOffset: '-3px' },
});

export const none = style({ color: vars.color.muted, fontSize: fontSize.small });
