import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { layers } from '../base/layers.css';
import { from } from './breakpoints';
import { space } from './space';

/** Fewer steps than between things, since each is a class for every side and width. */
const paddingSteps = [0, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64] as const;
const padding = Object.fromEntries(paddingSteps.map((step) => [step, space[step]])) as Pick<
  typeof space,
  (typeof paddingSteps)[number]
>;

const layout = defineProperties({
  '@layer': layers.layout,
  conditions: { phone: {}, tablet: { '@media': from('tablet') }, desktop: { '@media': from('desktop') } },
  defaultCondition: 'phone',
  properties: {
    display: ['none', 'block', 'flex', 'grid'],
    flexDirection: ['row', 'column'],
    alignItems: ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'],
    justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
    gap: space,
    paddingTop: padding,
    paddingBottom: padding,
    paddingLeft: padding,
    paddingRight: padding,
    textAlign: ['start', 'center', 'end'],
  },
  shorthands: {
    padding: ['paddingTop', 'paddingBottom', 'paddingLeft', 'paddingRight'],
    paddingX: ['paddingLeft', 'paddingRight'],
    paddingY: ['paddingTop', 'paddingBottom'],
  },
});

const fixed = defineProperties({
  '@layer': layers.layout,
  properties: {
    flexWrap: ['wrap', 'nowrap'],
    flexGrow: { 0: '0', 1: '1' },
    minWidth: { 0: '0' },
    width: { full: '100%' },
    position: ['relative', 'sticky'],
  },
});

export const sprinkles = createSprinkles(layout, fixed);

/** Layout properties of `Box`; each takes a value or `{ phone, tablet, desktop }`. */
export type Sprinkles = Parameters<typeof sprinkles>[0];
