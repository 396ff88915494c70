import { invalidFields } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { acceptTerms } from '../terms';
import { readUser } from '../user-json';
import { updateVisibility } from '../../visibility/update-visibility';

export const putUser = operation('putUser', { access: 'member', transaction: true }, async (context) => {
  const { body, db, member, brand, clock } = context;
  if (body.language && !brand.settings.locales.includes(body.language))
    throw invalidFields({ language: 'not_in_list' });
  if (body.terms_version !== undefined) await acceptTerms(context, member.id, brand, body.terms_version);
  if (body.language !== undefined || body.invisible !== undefined || body.spend_limit !== undefined) {
    await db
      .updateTable('account')
      .set({ language: body.language, invisible: body.invisible, spend_limit: body.spend_limit })
      .where('id', '=', member.id)
      .execute();
  }
  if (body.invisible !== undefined) await updateVisibility(db, member.id);
  return { status: 200, body: { user: await readUser(db, member.id, brand, clock.now()) } };
});
