import { vars } from '@heartwood/ui';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: '10px' });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 20px' });
export const name = style({ width: '120px', color: vars.color.muted, fontSize: '.875rem' });
export const swatch = style({
  width: '48px',
  height: '48px',
  border: `1px solid ${vars.color.control}`,
  borderRadius: '8px',
});
export const bar = style({ height: '16px', background: vars.color.primary });

export const colours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: '12px',
});
export const colour = style({
  display: 'grid',
  gap: '6px',
  padding: '16px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: '12px',
});
export const ratio = style({ fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.1 });
export const plain = style({
  justifySelf: 'start',
  padding: '2px 8px',
  borderRadius: '6px',
  color: vars.color.text,
  background: vars.color.bg,
  fontSize: '.8125rem',
});

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: '24px',
});
const square = { display: 'grid', placeItems: 'center', height: '110px', fontSize: '.875rem' } as const;
export const tile = style({
  ...square,
  border: `2px solid ${vars.color.control}`,
  background: vars.color.surface,
});
export const lifted = style({ ...square, borderRadius: vars.radius.card, background: vars.color.raised });
