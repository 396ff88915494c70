import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, from } from '../../layout/breakpoints';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../type/font-size';

const listWidth = '264px';
const paneWidth = '640px';
const asideWidth = '388px';

export const page = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[40],
    padding: `${space[16]} 0 ${space[40]}`,
    '@media': {
      [from('desktop')]: {
        gridTemplateColumns: `${listWidth} minmax(0, ${paneWidth})`,
        padding: `${space[32]} 0 ${space[64]}`,
      },
    },
  },
  variants: {
    aside: {
      true: {
        '@media': {
          [from('wide')]: {
            gridTemplateColumns: `${listWidth} minmax(0, ${paneWidth}) minmax(0, ${asideWidth})`,
          },
        },
      },
      false: {},
    },
  },
});

export const sections = style({
  display: 'grid',
  gap: space[2],
  '@media': { [below('desktop')]: { display: 'none' } },
});

export const sectionLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '48px',
  padding: `${space[8]} ${space[16]}`,
  borderRadius: vars.radius.control,
  fontSize: fontSize.label,
  fontWeight: 650,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  ':hover': { background: vars.color.well },
  selectors: {
    '&[aria-current="page"]': { background: vars.color.primarySoft, color: vars.color.primaryText },
  },
});

export const pane = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  minWidth: 0,
});

export const aside = style({
  minWidth: 0,
  '@media': {
    [from('desktop')]: { gridColumn: 2 },
    [from('wide')]: { gridColumn: 3 },
  },
});

export const titles = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });

/** A phone has it in its bar. */
export const barTitle = style({
  display: 'grid',
  gap: space[8],
  '@media': {
    [below('desktop')]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
