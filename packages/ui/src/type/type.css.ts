import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import type { RecipeVariants } from '@vanilla-extract/recipes';
import { from, smallPhone } from '../layout/breakpoints';
import { vars } from '../themes/contract.css';
import { fontSize, limitedSize } from './font-size';

const display = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.tracking,
  fontVariantNumeric: 'lining-nums',
  textWrap: 'balance',
});

const scaled = (px: number) => `calc(${limitedSize(px)} * ${vars.font.scale})`;
const sized = (phone: [px: number, line: number], desktop: [px: number, line: number] = phone) =>
  style({
    fontSize: scaled(phone[0]),
    lineHeight: phone[1],
    '@media': { [from('desktop')]: { fontSize: scaled(desktop[0]), lineHeight: desktop[1] } },
  });

/** Display type by role. */
export const displayType = recipe({
  base: display,
  variants: {
    type: {
      profileName: [
        sized([40, 1.08], [48, 1.08]),
        { '@media': { [smallPhone]: { fontSize: `calc(8vw * ${vars.font.scale})` } } },
      ],
      title: sized([24, 1.15], [36, 1.08]),
      section: sized([22, 1.15], [26, 1.15]),
      sub: sized([18, 1.2], [20, 1.2]),
      price: sized([20, 1.08], [26, 1.08]),
      packageSize: sized([22, 1.08], [44, 1.08]),
      total: sized([24, 1.08], [30, 1.08]),
      match: sized([44, 1.08], [40, 1.08]),
    },
    tone: { neutral: {}, muted: { color: vars.color.muted }, inherit: { color: 'inherit' } },
    numbers: { plain: {}, tabular: { fontVariantNumeric: 'lining-nums tabular-nums' } },
  },
  defaultVariants: { type: 'section', tone: 'neutral', numbers: 'plain' },
});

/** Text type by role. */
export const textType = recipe({
  variants: {
    type: {
      lead: {
        fontSize: fontSize.lead,
        lineHeight: 1.5,
        '@media': { [from('desktop')]: { fontSize: fontSize.large } },
      },
      body: { fontSize: fontSize.body, lineHeight: 1.5 },
      label: { fontSize: fontSize.label, lineHeight: 1.4, fontWeight: 650 },
      small: { fontSize: fontSize.small, lineHeight: 1.43 },
      meta: { fontSize: fontSize.meta, lineHeight: 1.4 },
    },
    tone: {
      neutral: {},
      muted: { color: vars.color.muted },
      primary: { color: vars.color.primaryText },
      success: { color: vars.color.successText },
      danger: { color: vars.color.dangerText },
      warn: { color: vars.color.warnText },
    },
    weight: { inherit: {}, regular: { fontWeight: 400 }, strong: { fontWeight: 650 } },
    align: { start: {}, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    numbers: { plain: {}, tabular: { fontVariantNumeric: 'tabular-nums' } },
    wrap: {
      normal: {},
      balance: { textWrap: 'balance' },
      truncate: { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis', minWidth: 0 },
      preserve: { whiteSpace: 'pre-wrap' },
    },
    struck: { no: {}, yes: { textDecoration: 'line-through' } },
  },
  defaultVariants: {
    type: 'body',
    tone: 'neutral',
    weight: 'inherit',
    align: 'start',
    numbers: 'plain',
    wrap: 'normal',
    struck: 'no',
  },
});

export type DisplayVariants = NonNullable<RecipeVariants<typeof displayType>>;
export type TextVariants = NonNullable<RecipeVariants<typeof textType>>;
