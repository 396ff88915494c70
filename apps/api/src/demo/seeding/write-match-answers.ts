import { matchAnswersOf } from '@heartwood/demo-people';
import type { DemoMember } from '@heartwood/demo-people';
import type { Db } from '../../database/connection';

const rowsAtOnce = 1000;

/** Writes the members' match finder answers. */
export async function writeMatchAnswers(db: Db, members: readonly DemoMember[]): Promise<void> {
  const rows = members.flatMap(({ id }) => {
    const answers = matchAnswersOf(id);
    return answers ? [{ account_id: id, answers: JSON.stringify(answers) }] : [];
  });
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await db
      .insertInto('match_finder')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
}
