import { swipeLikesPerDay, swipeTakeBackSeconds } from '@heartwood/domain';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import { pictured, swipe, takeBack, revealAll } from './swiping';

let api: TestApi;
let others: string[];
const many = 7;
beforeAll(async () => {
  api = await startApi();
  others = await Promise.all(Array.from({ length: many }, async () => (await pictured(api)).id));
});
afterAll(() => api.close());

type Step =
  | { act: 'like' | 'skip' | 'take back'; other: number }
  | { act: 'reveal' }
  | { act: 'wait'; seconds: number };

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constant('like' as const), other: fc.nat(many - 1) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('skip' as const), other: fc.nat(many - 1) }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('take back' as const), other: fc.nat(many - 1) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('reveal' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('wait' as const),
      seconds: fc.constantFrom(3, swipeTakeBackSeconds, 40_000),
    }),
  },
);

/** The rules of the game in a few lines. */
class Model {
  #swipes: { other: number; liked: boolean; at: number; day: string }[] = [];
  readonly #revealed = new Map<number, boolean>();
  readonly #counts = new Map<string, number>();

  left(day: string): number {
    return swipeLikesPerDay - (this.#counts.get(day) ?? 0);
  }

  likes(): [number, boolean][] {
    return [...this.#revealed].toSorted(([one], [other]) => one - other);
  }

  do(step: Step, now: number, day: string): number {
    if (step.act === 'like') {
      if (this.left(day) === 0) return 429;
      if (this.#revealed.has(step.other)) return 200;
      this.#counts.set(day, (this.#counts.get(day) ?? 0) + 1);
      this.#revealed.set(step.other, false);
      this.#remember(step.other, { liked: true, at: now, day });
    }
    if (step.act === 'skip' && !this.#revealed.has(step.other))
      this.#remember(step.other, { liked: false, at: now, day });
    if (step.act === 'take back') return this.#takeBack(step.other, now);
    if (step.act === 'reveal')
      for (const { other, liked, at } of this.#swipes)
        if (liked && at <= now - swipeTakeBackSeconds) this.#revealed.set(other, true);
    return 200;
  }

  #remember(other: number, how: { liked: boolean; at: number; day: string }): void {
    this.#swipes = [...this.#swipes.filter((one) => one.other !== other), { other, ...how }];
  }

  #takeBack(other: number, now: number): number {
    const swipe = this.#swipes.find((one) => one.other === other);
    if (!swipe || swipe.at <= now - swipeTakeBackSeconds) return 404;
    if (swipe.liked) {
      this.#revealed.delete(other);
      this.#counts.set(swipe.day, (this.#counts.get(swipe.day) ?? 0) - 1);
    }
    this.#swipes = this.#swipes.filter((one) => one !== swipe);
    return 200;
  }
}

const dayInAmsterdam = (at: Date) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' }).format(at);

test.each([1, 2, 3, 4])('after any sequence of swipes the game matches the model (seed %i)', async (seed) => {
  const { id, browser } = await pictured(api);
  const model = new Model();
  const act = async (step: Step): Promise<number> => {
    const other = 'other' in step ? (others[step.other] ?? '') : '';
    if (step.act === 'like' || step.act === 'skip')
      return (await swipe(browser, other, step.act === 'like')).status;
    if (step.act === 'take back') return (await takeBack(browser, other)).status;
    if (step.act === 'wait') api.clock.pass(step.seconds);
    else await revealAll(api, { due: true });
    return 200;
  };
  for (const [at, step] of fc.sample(steps, { numRuns: 50, seed }).entries()) {
    const found = await act(step);
    const now = api.clock.now();
    const day = dayInAmsterdam(now);
    const expected = model.do(step, now.getTime() / 1000, day);
    const { body } = await browser.get('/api/swipe.php');
    const rows = await api.db
      .selectFrom('liked')
      .select(['to_id', 'revealed'])
      .where('from_id', '=', id)
      .execute();
    const likes = rows.map(({ to_id, revealed }): [number, boolean] => [others.indexOf(to_id), revealed]);
    expect({
      at,
      step,
      status: found,
      left: (body as { likes_left: number }).likes_left,
      likes: likes.toSorted(([one], [other]) => one - other),
    }).toEqual({ at, step, status: expected, left: model.left(day), likes: model.likes() });
  }
});
