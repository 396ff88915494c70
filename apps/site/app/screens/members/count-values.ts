import { mostMembersCounted } from '@heartwood/domain';
import type { IntlShape } from 'react-intl';

/** What a text about how many members fit is formatted with; a search that stopped counting says "5,000+". */
export function countValues(
  intl: Pick<IntlShape, 'formatNumber'>,
  count: number,
): { readonly count: number; readonly shown: string } {
  if (count < mostMembersCounted) return { count, shown: intl.formatNumber(count) };
  return { count, shown: `${intl.formatNumber(Math.floor(count / 1000) * 1000)}+` };
}
