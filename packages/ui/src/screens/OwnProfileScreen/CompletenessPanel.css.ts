import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, smallPhone } from '../../layout/breakpoints';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../type/font-size';

/** A phone's tabs, without and with a home indicator below them. */
const abovePhoneTabs = 'calc(58px + max(24px, env(safe-area-inset-bottom)))';
const desktop = from('wide');
const phone = below('wide');

export const panel = style({
  '@media': {
    [phone]: {
      position: 'sticky',
      zIndex: layer.bar,
      bottom: 0,
      display: 'flex',
      alignItems: 'center',
      gap: space[12],
      padding: `${space[12]} ${space[16]}`,
      borderTop: `1px solid ${vars.color.line}`,
      background: vars.color.surface,
    },
    [below('desktop')]: { bottom: abovePhoneTabs },
    [smallPhone]: { gap: space[8], paddingInline: space[12] },
    [desktop]: {
      alignSelf: 'start',
      padding: `${space[28]} ${space[24]}`,
      borderRadius: vars.radius.card,
      background: vars.color.surface,
      boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
      textAlign: 'center',
    },
  },
});

export const small = style({ display: 'inline-flex', '@media': { [desktop]: { display: 'none' } } });
export const large = style({ '@media': { [phone]: { display: 'none' } } });

export const words = style({ flex: 1, minWidth: 0, lineHeight: 1.3 });
export const title = style({
  '@media': {
    [phone]: { fontFamily: vars.font.text, fontSize: fontSize.label, fontWeight: 650 },
    [desktop]: { margin: `${space[16]} 0 ${space[6]}` },
  },
});
export const text = style({ color: vars.color.muted, fontSize: fontSize.small });

export const action = style({ '@media': { [desktop]: { marginTop: space[20] } } });
globalStyle(`${action} > a`, {
  '@media': { [phone]: { paddingInline: space[16] }, [smallPhone]: { paddingInline: space[8] } },
});

export const parts = style({
  '@media': {
    [phone]: { display: 'none' },
    [desktop]: {
      display: 'grid',
      gap: space[12],
      marginTop: space[20],
      paddingTop: space[16],
      borderTop: `1px solid ${vars.color.line}`,
      fontSize: fontSize.small,
      textAlign: 'start',
    },
  },
});
export const part = style({ display: 'flex', alignItems: 'center', gap: space[12] });
globalStyle(`${part} > svg`, { flex: 'none', color: vars.color.muted });
globalStyle(`${part}[data-done] > svg`, { color: vars.color.successText });
