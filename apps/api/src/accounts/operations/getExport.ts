import { operation } from '../../kernel/operation';
import { readExport } from '../data-export';

export const getExport = operation('getExport', { access: 'member' }, async ({ db, member, clock }) => ({
  status: 200,
  body: await readExport(db, member.id, clock.now()),
}));
