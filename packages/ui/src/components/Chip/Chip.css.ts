import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { motion } from '../../base/motion';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

const selected = {
  borderColor: vars.chip.chosenLine,
  background: vars.chip.chosen,
  color: vars.chip.chosenLabel,
};

export const chip = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: '44px',
    maxWidth: '100%',
    padding: `0 ${space[16]}`,
    border: `1.5px solid ${vars.elevation.chipLine}`,
    borderRadius: vars.radius.chip,
    background: vars.color.surface,
    color: vars.color.text,
    fontSize: fontSize.label,
    fontWeight: 650,
    lineHeight: 1.25,
    textAlign: 'start',
    transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  },
  variants: {
    selected: { true: selected },
    usable: { true: { cursor: 'pointer', ':hover': { borderColor: vars.color.control } } },
    look: {
      framed: {},
      bare: { borderColor: 'transparent', background: 'none', color: vars.color.primaryText },
    },
  },
  compoundVariants: [
    {
      variants: { selected: true, usable: true },
      style: { ':hover': { borderColor: vars.chip.chosenLine } },
    },
  ],
});

globalStyle(`${chip.classNames.base} svg`, { width: '1.1em', height: '1.1em' });

export const group = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

globalStyle(`${chip.classNames.base}:has(${input})`, { paddingInline: space[20] });
globalStyle(`${chip.classNames.base}:has(${input}:checked)`, selected);
// The check is placed in the padding, so that a chip doesn't change its width when chosen.
globalStyle(`${chip.classNames.base}:has(${input}:checked)::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: space[6],
  width: '5px',
  height: '10px',
  borderStyle: 'solid',
  borderWidth: '0 .14em .14em 0',
  transform: 'translateY(-1px) rotate(45deg)',
});
globalStyle(`${chip.classNames.base}:has(${input}:focus-visible)`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
globalStyle(`${chip.classNames.base}:has(${input}:disabled)`, { opacity: 0.45, cursor: 'not-allowed' });
