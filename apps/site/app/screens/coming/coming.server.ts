import { pageLoader } from '../../visit/page.server';
import { castOf } from '../../people/cast';

/** A page that is announced: its guards hold, and somebody of the brand's cast keeps company. */
export const loader = pageLoader(async ({ visit }) => ({
  figure: castOf((await visit.settings()).niche)[0],
}));
