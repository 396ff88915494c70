import { operation } from '../../kernel/operation';
import { readConsent } from '../consent';

export const getConsent = operation('getConsent', { access: 'member' }, async ({ db, member, services }) => ({
  status: 200,
  body: await readConsent(db, member.id, services.brands),
}));
