import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { from } from '../../layout/breakpoints';
import { gridColumns } from '../../layout/measures';

export const span = { phone: createVar(), tablet: createVar(), desktop: createVar(), wide: createVar() };

const allColumns = String(gridColumns);
const columns = { display: 'grid', gridTemplateColumns: `repeat(${gridColumns}, minmax(0, 1fr))` };

export const grid = style({
  ...columns,
  gap: space[12],
  '@media': { [from('tablet')]: { gap: space[20] } },
});

export const cardGrid = style({
  ...columns,
  gap: vars.card.gapPhone,
  '@media': { [from('tablet')]: { gap: vars.card.gap } },
});

export const item = style({
  minWidth: 0,
  gridColumn: `span ${fallbackVar(span.phone, allColumns)}`,
  '@media': {
    [from('tablet')]: { gridColumn: `span ${fallbackVar(span.tablet, span.phone, allColumns)}` },
    [from('desktop')]: {
      gridColumn: `span ${fallbackVar(span.desktop, span.tablet, span.phone, allColumns)}`,
    },
    [from('wide')]: {
      gridColumn: `span ${fallbackVar(span.wide, span.desktop, span.tablet, span.phone, allColumns)}`,
    },
  },
});
