import { expect, test } from 'vitest';
import { allOperations } from '../../src/all-operations';
import { readContract } from '../../src/kernel/contract';

test('there is one operation for each of the contract’s, with its access', async () => {
  const contract = await readContract();
  const told = (list: { id: string; access: string }[]) =>
    list.map(({ id, access }) => `${id} ${access}`).toSorted();
  expect(told(allOperations.map(({ id, rules }) => ({ id, access: rules.access })))).toEqual(told(contract));
});

test('an operation whose contract takes an idempotency key keeps its answer, and no other does', async () => {
  const contract = await readContract();
  const takes = (id: string) => contract.find((described) => described.id === id)?.takesKey;
  const wrong = allOperations.filter(
    ({ id, rules }) => takes(id) !== (Boolean(rules.transaction) && !rules.withoutIdempotencyKey),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
