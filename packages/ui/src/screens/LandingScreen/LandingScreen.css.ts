import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, largeText } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { fitted } from '../../type/fitted';
import { space } from '../../layout/space';
import { displaySize, fontSize } from '../../type/font-size';
import { header, right } from '../VisitorFrame/VisitorFrame.css';

const headroom = { phone: '76px', desktop: '132px' };
const headlineSize = { phone: 'clamp(2.1rem, 12vw, 3.2rem)', desktop: 'clamp(3.4rem, 5.6vw, 5.2rem)' };
const sentenceSize = { phone: 'min(1.5rem, 9vw)', desktop: '1.9rem' };
const priceSize = { phone: 'clamp(2.6rem, 13vw, 3.6rem)', desktop: 'clamp(3rem, 5.2vw, 5.4rem)' };
const symbolSize = { phone: '72px', desktop: 'min(148px, 12vw)' };
const blockHeight = 'clamp(420px, 34vw, 560px)';

const display = {
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontVariantNumeric: 'lining-nums',
} as const;
const desktop = from('desktop');
const mirrored = '[data-quilt=start] &';

/** Width of the text next to the quilt, which is limited in width. */
const words = 'max(clamp(500px, 44%, 600px), 100% - 1200px)';

/** Where the quilt comes before the text, the header aligns with the text. */
globalStyle(`[data-quilt=start] ${header.classNames.variants.kind.over}`, {
  '@media': { [desktop]: { insetInlineStart: 'auto', width: words } },
});

globalStyle(
  `[data-quilt=start] ${header.classNames.variants.kind.over} ${right.classNames.variants.offer.true}`,
  { '@media': { [desktop]: { flexWrap: 'wrap-reverse' } } },
);

/** Colours of the button on illustrated pages, in both schemes. */
const artButton = {
  [vars.color.primary]: vars.art.button,
  [vars.color.onPrimary]: vars.art.label,
  [vars.color.primaryHover]: vars.art.hover,
};

export const hero = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  color: vars.art.ink,
  background: vars.art.paper,
  '@media': {
    [desktop]: {
      gridTemplateColumns: `${words} minmax(0, 1fr)`,
      gridTemplateRows: 'auto 1fr',
      minHeight: 'clamp(720px, 100vh, 1080px)',
      selectors: { [mirrored]: { gridTemplateColumns: `minmax(0, 1fr) ${words}` } },
    },
  },
});

/** One of the two columns, in the theme's order. */
const column = (place: 'words' | 'quilt') => ({
  gridColumn: place === 'words' ? 1 : 2,
  selectors: { [mirrored]: { gridColumn: place === 'words' ? 2 : 1 } },
});

export const opening = style({
  containerType: 'inline-size',
  padding: `${headroom.phone} ${space[20]} ${space[16]}`,
  '@media': {
    [largeText]: { paddingTop: space[24] },
    [desktop]: {
      ...column('words'),
      padding: `${headroom.desktop} ${space[24]} ${space[44]} ${space[48]}`,
    },
  },
});

export const picture = style({
  '@media': {
    [desktop]: { ...column('quilt'), position: 'relative', gridRow: '1 / 3', minHeight: 0, contain: 'size' },
  },
});

export const headline = style({
  ...display,
  fontSize: `calc(${fitted(headlineSize.phone)} * ${vars.font.scale})`,
  lineHeight: 0.96,
  letterSpacing: '-.04em',
  textWrap: 'balance',
  '@media': {
    [desktop]: {
      fontSize: `calc(${fitted(headlineSize.desktop)} * ${vars.font.scale})`,
      lineHeight: 0.94,
    },
  },
});
globalStyle(`${headline} em`, { color: vars.art.word, fontStyle: 'normal' });

/** The panel: its corner is next to the quilt, or on the other side where arches need a large one. */
export const say = recipe({
  base: {
    display: 'grid',
    alignContent: 'center',
    gap: space[16],
    padding: `${space[20]} ${space[20]} ${space[24]}`,
    color: '#fff',
    background: vars.art.panel,
    vars: artButton,
    '@media': {
      [desktop]: {
        ...column('words'),
        gap: space[24],
        padding: `${space[40]} ${space[40]} ${space[44]} ${space[48]}`,
      },
    },
  },
  variants: {
    corner: {
      beside: {
        '@media': {
          [desktop]: {
            borderRadius: `0 ${vars.art.corner} 0 0`,
            selectors: { [mirrored]: { borderRadius: `${vars.art.corner} 0 0 0` } },
          },
        },
      },
      away: {
        '@media': {
          [desktop]: {
            paddingTop: space[88],
            paddingInlineStart: space[80],
            borderRadius: `${vars.art.corner} 0 0 0`,
            selectors: {
              [mirrored]: { paddingInlineStart: space[48], borderRadius: `0 ${vars.art.corner} 0 0` },
            },
          },
        },
      },
    },
  },
});

export const sentence = style({
  fontWeight: 500,
  fontFamily: vars.font.text,
  fontSize: sentenceSize.phone,
  lineHeight: 1.62,
  letterSpacing: '-.015em',
  '@media': { [desktop]: { fontSize: sentenceSize.desktop, lineHeight: 1.55 } },
});

export const select = style({
  maxWidth: '100%',
  minHeight: '44px',
  padding: `0 ${space[2]}`,
  border: 0,
  borderBottom: `3px solid ${vars.art.button}`,
  borderRadius: 0,
  color: vars.art.link,
  background: 'transparent',
  font: 'inherit',
  lineHeight: 1.2,
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } as object },
  ':focus-visible': { outlineColor: vars.art.link },
});
globalStyle(`${select} option`, { color: vars.art.panel, background: '#fff' });

export const button = style({ '@media': { [desktop]: { maxWidth: '320px' } } });
globalStyle(`${button} > :focus-visible`, { outlineColor: vars.art.link });

export const fine = style({ fontSize: fontSize.small, color: vars.art.panelMuted });

const width = { phone: 'min(1320px, 100% - 40px)', desktop: 'min(1320px, 100% - 96px)' };

export const claim = style({
  display: 'grid',
  gap: space[12],
  width: width.phone,
  margin: '0 auto',
  paddingTop: space[44],
  '@media': { [desktop]: { width: width.desktop, paddingTop: space[88] } },
});
export const source = style({ color: vars.color.muted, overflowWrap: 'anywhere' });

export const costs = style({ paddingTop: space[44], '@media': { [desktop]: { paddingTop: space[88] } } });

export const costsHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[20],
  width: width.phone,
  margin: `0 auto ${space[24]}`,
  vars: artButton,
  '@media': { [desktop]: { width: width.desktop, marginBottom: space[44] } },
});

export const title = style({
  ...display,
  fontSize: displaySize(34),
  lineHeight: 1,
  letterSpacing: '-.035em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [desktop]: { fontSize: displaySize(56) } },
});

export const blocks = style({
  display: 'grid',
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const block = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  gap: space[8],
  minWidth: 0,
  minHeight: '232px',
  padding: `${space[24]} ${space[20]} ${space[28]}`,
  containerType: 'inline-size',
  overflow: 'hidden',
  overflowWrap: 'break-word',
  '@media': {
    [desktop]: { minHeight: blockHeight, padding: `${space[48]} clamp(${space[24]}, 3.3vw, ${space[48]})` },
  },
});

/** The theme's fields with readable colours on them. */
const fields = {
  link: { color: vars.art.panel, background: vars.art.link },
  button: { color: vars.art.label, background: vars.art.button },
  panel: { color: '#fff', background: vars.art.panel },
};
export const firstField = style(fields.link);
export const secondField = style(fields.button);
export const thirdField = style(fields.panel);

export const blockSymbol = style({
  position: 'absolute',
  top: 0,
  right: 0,
  width: symbolSize.phone,
  height: symbolSize.phone,
  '@media': { [desktop]: { width: symbolSize.desktop, height: symbolSize.desktop } },
});

export const price = style({
  ...display,
  order: -1,
  fontSize: `calc(${fitted(priceSize.phone)} * ${vars.font.scale})`,
  lineHeight: 1,
  letterSpacing: '-.035em',
  '@media': { [desktop]: { fontSize: `calc(${fitted(priceSize.desktop)} * ${vars.font.scale})` } },
});
globalStyle(`${thirdField} ${price}`, { color: vars.art.link });
export const priceTitle = style({
  fontSize: fontSize.big,
  fontWeight: 680,
  lineHeight: 1.25,
  textWrap: 'balance',
});
export const priceText = style({ fontSize: fontSize.lead, textWrap: 'pretty' });

export const questions = style({
  display: 'grid',
  gap: space[24],
  width: width.phone,
  margin: '0 auto',
  padding: `${space[44]} 0`,
  '@media': {
    [desktop]: { width: width.desktop, padding: `${space[88]} 0` },
    [from('wide')]: { gridTemplateColumns: '5fr 7fr', gap: space[72] },
  },
});
export const questionsHead = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[20],
});
export const list = style({ borderBottom: `2px solid ${vars.color.text}` });
export const question = style({ borderTop: `2px solid ${vars.color.text}` });
globalStyle(`${question} summary`, {
  overflowWrap: 'anywhere',
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  padding: `${space[16]} 0`,
  fontSize: fontSize.large,
  fontWeight: 680,
});
globalStyle(`${question} summary svg`, { flex: 'none', width: '24px', height: '24px' });
globalStyle(`${question}[open] summary svg`, { rotate: '45deg' });
export const answer = style({
  display: 'grid',
  gap: space[12],
  maxWidth: '62ch',
  padding: `0 0 ${space[20]}`,
  color: vars.color.muted,
});
