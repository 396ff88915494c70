import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fictionalIconCss } from './fictional-icon-css';
import { FictionalIcon } from './FictionalIcon';

afterEach(cleanup);

const icons = ['mask', 'robot', 'sparkles', 'toString', null];
const shown = ['drama', 'bot', 'sparkles', 'drama', 'drama'].map((name) => `lucide-${name}`);

const drawn = (icon: string | null) => {
  const { container } = render(<FictionalIcon icon={icon} />);
  return container.querySelector('svg')?.classList[1];
};

test('a fictional profile is marked with the brand’s icon, and with the mask where it is unknown', () => {
  expect(icons.map(drawn)).toEqual(shown);
});

test('the CSS of a page contains the same icon', () => {
  const named = icons.map(
    (icon) => /lucide-(?!react)\w+/.exec(decodeURIComponent(fictionalIconCss(icon)))?.[0],
  );
  expect(named).toEqual(shown);
});
