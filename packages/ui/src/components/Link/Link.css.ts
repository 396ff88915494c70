import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';

/** Makes a link in the smallest type 24 px high without affecting the line height. */
const pressable = '.4em';

export const link = recipe({
  base: { textUnderlineOffset: '3px', borderRadius: '4px' },
  variants: {
    look: {
      inline: {
        paddingBlock: pressable,
        color: vars.color.primaryText,
        fontWeight: 600,
        textDecoration: 'underline',
      },
      quiet: { color: 'inherit', ':hover': { textDecoration: 'underline' } },
      standalone: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: space[8],
        minHeight: '48px',
        color: 'inherit',
        fontWeight: 650,
        ':hover': { textDecoration: 'underline' },
      },
    },
  },
  defaultVariants: { look: 'inline' },
});
