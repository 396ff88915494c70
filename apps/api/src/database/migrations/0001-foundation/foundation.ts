import { sql, type Migration } from 'kysely';
import { accountTables } from './accounts';
import { chatTables } from './chat';
import { kernelTables } from './kernel';
import { moneyTables } from './money';
import { profileTables } from './profiles';

const tables = [accountTables, profileTables, chatTables, moneyTables, kernelTables];

/** Every table of the first release. */
export const foundation: Migration = {
  async up(db) {
    for (const statements of tables) await sql.raw(statements).execute(db);
  },
};
