import { mostMembersCounted } from '@heartwood/domain';
import type { IntlShape } from 'react-intl';

/**
 * Returns the values of a text about the number of matching members; a search that stopped counting shows
 * "5,000+".
 */
export function countValues(
  intl: Pick<IntlShape, 'formatNumber'>,
  count: number,
): { readonly count: number; readonly shown: string } {
  if (count < mostMembersCounted) return { count, shown: intl.formatNumber(count) };
  return { count, shown: `${intl.formatNumber(Math.floor(count / 1000) * 1000)}+` };
}
