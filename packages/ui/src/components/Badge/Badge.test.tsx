import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Badge } from './Badge';

afterEach(cleanup);

const text = (node: Parameters<typeof render>[0]) => render(node).container.textContent;

describe('Badge', () => {
  it('caps at 99, or at its maximum', () => {
    expect([
      text(<Badge count={99} />),
      text(<Badge count={100} />),
      text(<Badge count={12} max={9} />),
    ]).toEqual(['99', '99+', '9+']);
  });

  it('is hidden at zero for unread, but not for a balance', () => {
    expect([text(<Badge count={0} />), text(<Badge count={0} tone="danger" />)]).toEqual(['', '0']);
  });

  it('has an accessible label', () => {
    const { container } = render(
      <Badge count={120} label="120 unread messages" formatCount={(n) => `<${n}>`} />,
    );
    const [digits, words] = Array.from(container.querySelectorAll('span > span'));
    expect([digits?.getAttribute('aria-hidden'), digits?.textContent, words?.textContent]).toEqual([
      'true',
      '<99>+',
      '120 unread messages',
    ]);
  });
});
