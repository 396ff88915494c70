import { interestIds } from '@heartwood/domain';
import { SharedInterests } from '@heartwood/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

test('every interest has an icon of its own', () => {
  const shared = interestIds.map((id) => ({ id, label: '' }));
  const page = renderToStaticMarkup(<SharedInterests label="" interests={shared} />);
  const drawings = [...page.matchAll(/<svg[^>]*>(.*?)<\/svg>/g)].map(([, drawing]) => drawing);
  expect(drawings.map((drawing) => interestIds[drawings.indexOf(drawing)])).toEqual(interestIds);
});
