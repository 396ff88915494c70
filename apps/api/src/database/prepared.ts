import type { CompiledQuery } from 'kysely';
import type { Db } from './connection';

/** Stands for a value in a statement that is written before its values are known. */
class Slot {
  constructor(readonly name: string) {}
}

const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) });

/**
 * A statement that is put into words once a process, and from then on only gets its values; for what runs with every
 * request or message. `build` must not look at the values, only place them: they are not there yet.
 */
export function prepared<Values extends object, Row>(
  build: (db: Db, values: Values) => CompiledQuery<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    const statement = (compiled ??= build(db, slots as Values));
    const parameters = statement.parameters.map((given) =>
      given instanceof Slot ? values[given.name as keyof Values] : given,
    );
    const { rows } = await db.executeQuery<Row>({ ...statement, parameters });
    return rows;
  };
}
