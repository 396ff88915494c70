import { vars } from '@heartwood/ui';
import { style } from '@vanilla-extract/css';

export const scroller = style({ overflowX: 'auto', padding: '8px 0 16px' });

export const box = style({ fill: vars.color.surface, stroke: vars.color.control, strokeWidth: 1.5 });
export const group = style({ fill: vars.color.sunken, stroke: vars.color.control, strokeWidth: 1.5 });
export const inner = style({ fill: 'none', stroke: vars.color.control, strokeWidth: 1.5 });
export const start = style({ fill: vars.color.text });

export const name = style({ fill: vars.color.text, fontSize: '14px', fontWeight: 700 });
export const note = style({ fill: vars.color.muted, fontSize: '12.5px' });
export const label = style({ fill: vars.color.primaryText, fontSize: '12px', fontWeight: 600 });

export const arrow = style({ fill: 'none', stroke: vars.color.text, strokeWidth: 1.4 });
export const head = style({ fill: vars.color.text });
