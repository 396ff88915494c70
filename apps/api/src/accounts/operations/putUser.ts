import { invalidFields } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { checkSearch } from '../../search/check-search';
import { changeSpendLimit } from '../change-spend-limit';
import { acceptTerms } from '../terms';
import { readUser } from '../user-json';
import { updateVisibility } from '../../visibility/update-visibility';

export const putUser = operation('putUser', { access: 'member', transaction: true }, async (context) => {
  const { body, db, member, brand, clock } = context;
  if (body.language && !brand.settings.locales.includes(body.language))
    throw invalidFields({ language: 'not_in_list' });
  if (body.search) checkSearch(body.search, 'search.');
  if (body.terms_version !== undefined) await acceptTerms(context, member.id, brand, body.terms_version);
  const { terms_version: _accepted, search, spend_limit, ...rest } = body;
  if (spend_limit !== undefined) await changeSpendLimit(context, spend_limit);
  const changes = { ...rest, ...(search !== undefined && { search: search && JSON.stringify(search) }) };
  if (Object.keys(changes).length > 0)
    await db.updateTable('account').set(changes).where('id', '=', member.id).execute();
  if (body.invisible !== undefined) await updateVisibility(db, member.id);
  return { status: 200, body: { user: await readUser(db, member.id, brand, clock.now()) } };
});
