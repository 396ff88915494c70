import { expect, test } from 'vitest';
import { allOperations } from '../../src/all-operations';
import { readContract } from '../../src/kernel/contract';

test('each operation of the contract is implemented with its access rule', async () => {
  const contract = await readContract();
  const accessOf = (list: { id: string; access: string }[]) =>
    list.map(({ id, access }) => `${id} ${access}`).toSorted();
  expect(accessOf(allOperations.map(({ id, rules }) => ({ id, access: rules.access })))).toEqual(
    accessOf(contract),
  );
});

test('exactly the operations that take an idempotency key in the contract store their response', async () => {
  const contract = await readContract();
  const takes = (id: string) => contract.find((described) => described.id === id)?.takesKey;
  const wrong = allOperations.filter(
    ({ id, rules }) => takes(id) !== (Boolean(rules.transaction) && !rules.withoutIdempotencyKey),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
