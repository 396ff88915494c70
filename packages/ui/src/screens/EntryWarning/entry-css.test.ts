import { expect, test } from 'vitest';
import { deriveTokens, themes } from '../../themes/themes';
import { entryCss } from './entry-css';

/** Returns the declarations of a rule's first occurrence. */
function declared(css: string, selector: string): string {
  const start = css.indexOf(`${selector}{`) + selector.length + 1;
  return css.slice(start, css.indexOf('}', start));
}

test.each([
  ['ember', '999px'],
  ['velvet', '2px'],
] as const)('the answers in %s have the corners of its buttons', (name, corner) => {
  const { art, mark, radius } = deriveTokens(themes[name], 'dark');
  const css = entryCss({ display: 'sans-serif', art, mark, radius });
  expect(declared(css, '.ew-answers a,.ew-answers button')).toContain(`border-radius:${corner};`);
});

test('on a desktop the drawing is mirrored as the theme’s other drawings are, its age mark stays readable', () => {
  const { art, mark, radius } = deriveTokens(themes.velvet, 'dark');
  const css = entryCss({ display: 'sans-serif', art, mark, radius });
  const [phone = ''] = css.split('@media (min-width:62rem)');
  expect(phone).not.toContain('data-quilt');
  expect(declared(css, '[data-quilt=start] .ew-art')).toBe(
    'right:auto;left:max(110px,9vw);transform:translateX(330px) scaleX(-1);transform-origin:0 0',
  );
  expect(declared(css, '[data-quilt=start] .ew-age')).toBe('transform:scaleX(-1)');
});
