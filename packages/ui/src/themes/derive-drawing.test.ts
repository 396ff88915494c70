import { expect, test } from 'vitest';
import { contrast } from './colour';
import { deriveDrawing } from './derive-drawing';
import { lookThemes } from './look.fixture';

test.each(Object.entries(lookThemes))(
  'labels on illustrations have sufficient contrast in %s',
  (_, seeds) => {
    const c = deriveDrawing(seeds);
    const labels = [
      [c.onPrimary, c.primary],
      [c.ink, c.secondary],
      [c.ink, c.blush],
      [c.ink, c.mist],
      ['#FFFFFF', c.primaryShade],
      ['#FFFFFF', c.successShade],
      ['#FFFFFF', c.dangerShade],
      ['#FFFFFF', c.ink],
    ] as const;
    expect(labels.filter(([label, ground]) => contrast(label, ground) < 4.5)).toEqual([]);
  },
);

test('the colours of illustrations are derived from the seeds, each with a darker shade', () => {
  expect(lookThemes.ember && deriveDrawing(lookThemes.ember)).toEqual({
    primary: '#FF6F22',
    primaryShade: '#8C3E15',
    onPrimary: '#190D08',
    secondary: '#FFC53D',
    secondaryShade: '#FFA132',
    success: '#0E8C7B',
    successShade: '#144D42',
    danger: '#D3293B',
    dangerShade: '#721A20',
    ink: '#190D08',
    white: '#FFFCF9',
    blush: '#FFDDC9',
    mist: '#B7D8CF',
  });
});
