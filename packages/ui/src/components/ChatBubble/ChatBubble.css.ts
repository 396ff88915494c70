import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { motion } from '../../base/motion';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

const own = {
  color: vars.color.onMine,
  background: vars.color.mine,
  marginLeft: 'auto',
  borderBottomRightRadius: vars.radius.tail,
};
const other = {
  background: vars.color.theirs,
  borderColor: vars.color.line,
  borderBottomLeftRadius: vars.radius.tail,
};

const arriveOwn = keyframes({ from: { opacity: 0, transform: 'translate(12px, 14px) scale(.96)' } });
const arriveTheirs = keyframes({ from: { opacity: 0, transform: 'translate(-12px, 14px) scale(.96)' } });
const arriving = (path: string) => ({
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${path} ${motion.sheet} ${motion.out}` },
  },
});

/** Animation of a message that arrives while the conversation is visible. */
export const arrival = {
  own: style({ display: 'contents' }),
  theirs: style({ display: 'contents' }),
};
globalStyle(`${arrival.own} > *`, { transformOrigin: '100% 100%', ...arriving(arriveOwn) });
globalStyle(`${arrival.theirs} > *`, { transformOrigin: '0 100%', ...arriving(arriveTheirs) });

export const bubble = recipe({
  base: {
    flex: 'none',
    width: 'fit-content',
    maxWidth: '76%',
    border: '1px solid transparent',
    borderRadius: vars.radius.bubble,
    lineHeight: 1.45,
    overflowWrap: 'anywhere',
  },
  variants: {
    side: { own, theirs: other },
    unsent: {
      waiting: { border: `2px solid ${vars.color.control}`, color: vars.color.text, background: 'none' },
      failed: {
        border: `1.5px solid ${vars.color.dangerText}`,
        color: vars.color.text,
        background: vars.color.dangerSoft,
      },
    },
    kind: {
      text: { padding: `${space[12]} ${space[16]}`, whiteSpace: 'pre-wrap' },
      gift: { display: 'grid', gap: space[8], width: '292px', maxWidth: '100%', padding: space[8] },
      photo: { display: 'grid', gap: space[6], width: '252px', maxWidth: '100%', padding: space[6] },
    },
  },
});

export const meta = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space[4]}`,
    marginTop: `-${space[4]}`,
    color: vars.color.muted,
    fontSize: fontSize.meta,
    lineHeight: 1.4,
  },
  variants: {
    side: { own: { justifyContent: 'flex-end' }, theirs: {} },
    tone: { quiet: {}, danger: { color: vars.color.dangerText, fontWeight: 600 } },
  },
  defaultVariants: { tone: 'quiet' },
});

/** The sentence stays in one piece; buttons and the time wrap below it where there is no space. */
export const metaText = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  maxWidth: '100%',
});

export const day = style({
  color: vars.color.muted,
  fontSize: fontSize.meta,
  fontWeight: 600,
  textAlign: 'center',
});
