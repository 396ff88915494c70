import { loadBrands } from '@heartwood/brands';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { notificationIconOf } from './notification-icon';

test.each(loadBrands().map(({ id, mark }) => [id, mark] as const))(
  '%s has its mark as a picture of 192 by 192 pixels, drawn once',
  async (_id, mark) => {
    const png = await notificationIconOf(mark);
    const { format, width, height } = await sharp(png).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 192, height: 192 });
    expect(await notificationIconOf(mark)).toBe(png);
  },
);
