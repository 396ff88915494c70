import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InterestIcon } from './InterestIcon';

test('an unknown interest has a flame', () => {
  const { container } = render(<InterestIcon id="unknown" />);
  expect(container.querySelector('svg')?.classList[1]).toBe('lucide-flame');
});
