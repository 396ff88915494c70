import { describe, expect, it } from 'vitest';
import { started } from '../replay.fixture';
import { bonusMachine } from './bonus.machine';
import type { BonusContext, BonusInput } from './bonus.machine';

const signupDate = '2026-03-01T10:00:00.000Z';

function bonus(input: Partial<BonusInput> = {}, secondsSinceSignup = 0) {
  const time = { now: Date.parse(signupDate) + secondsSinceSignup * 1000 };
  const run = started(bonusMachine, {
    input: { signupDate, paidUser: false, credits: 0, dismissed: false, now: () => time.now, ...input },
  });
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      time.now += 1000;
      run.clock.increment(1000);
    }
  };
  const left = () => (run.context() as BonusContext).secondsLeft;
  return { ...run, pass, left };
}

describe('time bonus', () => {
  it('counts down every second until 14,400 s after signup, then ends', () => {
    const { pass, left, has, actor } = bonus({}, 14_390);
    const seen = [left()];
    for (let second = 0; second < 10; second += 1) {
      pass(1);
      seen.push(left());
    }
    expect(seen).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect([has('visible'), actor.getSnapshot().status]).toEqual([false, 'done']);
  });

  it('is over when paid or expired, and ends on purchase and logout', () => {
    const absent = [bonus({ paidUser: true }), bonus({}, 14_400), bonus({}, 14_401)];
    expect(absent.map(({ state, left }) => [state(), left()])).toEqual([
      ['over', 0],
      ['over', 0],
      ['over', 0],
    ]);
    for (const type of ['PAID', 'LOGGED_OUT']) {
      const run = bonus();
      run.actor.send({ type });
      expect([run.state(), run.left()]).toEqual(['over', 0]);
    }
  });

  it('opens its popup once, 40 s after entering the member area', () => {
    const { actor, pass, has } = bonus();
    pass(100);
    actor.send({ type: 'ENTERED' });
    pass(39);
    expect(has('popup')).toBe(false);
    pass(1);
    expect(has('popup')).toBe(true);
    actor.send({ type: 'DISMISSED' });
    actor.send({ type: 'LEFT' });
    actor.send({ type: 'ENTERED' });
    pass(60);
    expect(has('popup')).toBe(false);
  });

  it('opens no popup after leaving, with credits or once dismissed', () => {
    const left = bonus();
    left.actor.send({ type: 'ENTERED' });
    left.pass(39);
    left.actor.send({ type: 'LEFT' });
    left.pass(60);
    const rich = bonus();
    rich.actor.send({ type: 'CREDITS_CHANGED', credits: 5 });
    rich.actor.send({ type: 'ENTERED' });
    rich.pass(60);
    const tired = bonus({ dismissed: true });
    tired.actor.send({ type: 'ENTERED' });
    tired.pass(60);
    expect([left, rich, tired].map(({ has }) => [has('visible'), has('popup')])).toEqual([
      [true, false],
      [true, false],
      [true, false],
    ]);
  });
});
