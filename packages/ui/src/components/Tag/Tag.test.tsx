import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FictionalIconProvider } from './FictionalIconProvider';
import { FictionalTag } from './Tag';

afterEach(cleanup);

const drawn = (icon: string | null) => {
  const { container } = render(
    <FictionalIconProvider icon={icon}>
      <FictionalTag>Fictional</FictionalTag>
    </FictionalIconProvider>,
  );
  return `${container.querySelector('svg')?.classList[1]}: ${container.textContent}`;
};

test('a fictional profile is marked with the brand’s icon, and with the mask where it is unknown', () => {
  expect(['mask', 'robot', 'sparkles', 'toString', null].map(drawn)).toEqual([
    'lucide-drama: Fictional',
    'lucide-bot: Fictional',
    'lucide-sparkles: Fictional',
    'lucide-drama: Fictional',
    'lucide-drama: Fictional',
  ]);
});
