import { globalStyle, style } from '@vanilla-extract/css';
import { from, smallPhone } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

const printSize = '11pt';

const desktop = from('desktop');
const measure = '680px';
/** For titles of one long word. */
const smallTitle = {
  page: `calc(7vw * ${vars.font.scale})`,
  section: `calc(5.4vw * ${vars.font.scale})`,
};

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  width: 'min(1120px, 100% - 40px)',
  margin: '0 auto',
  padding: `${space[28]} 0 ${space[72]}`,
  fontSize: fontSize.lead,
  lineHeight: 1.6,
  '@media': {
    [desktop]: {
      gridTemplateColumns: '260px minmax(0, 1fr)',
      gridTemplateAreas: '"contents head" "contents body"',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[64],
      paddingTop: space[56],
    },
    print: { display: 'block', width: '100%', padding: 0, fontSize: printSize },
  },
});

export const head = style({
  display: 'grid',
  gap: space[12],
  minWidth: 0,
  maxWidth: measure,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  '@media': { [desktop]: { gridArea: 'head' } },
});

export const intro = style({
  display: 'grid',
  gap: space[8],
  marginTop: space[12],
  padding: `${space[20]} ${space[20]}`,
  borderRadius: vars.radius.card,
  background: vars.color.primarySoft,
  '@media': { print: { padding: 0, background: 'none' } },
});

export const contents = style({
  '@media': {
    [desktop]: {
      gridArea: 'contents',
      position: 'sticky',
      top: space[88],
      alignSelf: 'start',
      maxHeight: 'calc(100dvh - 112px)',
      overflowY: 'auto',
    },
    print: { display: 'none' },
  },
});

export const contentsLink = style({
  display: 'block',
  padding: `${space[12]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: fontSize.label,
  fontWeight: 650,
  lineHeight: 1.4,
  ':hover': { color: vars.color.primaryText },
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[40],
  maxWidth: measure,
  minWidth: 0,
  '@media': { [desktop]: { gridArea: 'body' }, print: { display: 'block', maxWidth: 'none' } },
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  minWidth: 0,
});
globalStyle(`${section} > h2`, {
  scrollMarginTop: '88px',
  hyphens: 'auto',
  '@media': { [smallPhone]: { fontSize: smallTitle.section } },
});
globalStyle(`${head} > h1`, { '@media': { [smallPhone]: { fontSize: smallTitle.page } } });
globalStyle(`${section} > h3`, { marginTop: space[8] });

export const tableScroller = style({ overflowX: 'auto' });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: fontSize.label });
const anyCell = style({
  padding: `${space[8]} ${space[12]} ${space[8]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  lineHeight: 1.45,
});
export const cell = style([anyCell, { minWidth: '110px' }]);
export const headCell = style([anyCell, { color: vars.color.muted, fontWeight: 650 }]);
