import { unwrap } from '@heartwood/api-client';
import { formAction } from '../../forms/form-action.server';
import { pageLoader } from '../../visit/page.server';
import { castOf } from '../../people/cast';

/** Loads the figure pictured on the page. */
export const loader = pageLoader(async ({ visit }) => ({
  figure: castOf((await visit.settings()).niche)[0],
}));

/** Sends another activation mail. */
export const action = formAction({
  read: () => null,
  keep: () => null,
  send: async (_values, { api }) => (await unwrap(api.POST('/api/activation-mail.php'))) !== false,
});
