import { expect, it } from 'vitest';
import { newPasswordProblem } from './new-password';

it('rejects a missing, too short, too long or differing password', () => {
  const found = (password: string, repeat = password) => {
    const problem = newPasswordProblem(password, repeat);
    return problem && [problem.code, problem.fields];
  };
  expect([
    found(''),
    found('', 'birches turn'),
    found('seven77'),
    found('🌳'.repeat(7)),
    found('x'.repeat(1025)),
    found('birches turn', 'birches turn '),
    found('birches turn'),
    found('x'.repeat(1024)),
  ]).toEqual([
    ['invalid_fields', { password: 'required', repeat: 'required' }],
    ['invalid_fields', { password: 'required' }],
    ['invalid_fields', { password: 'too_short' }],
    ['invalid_fields', { password: 'too_short' }],
    ['invalid_fields', { password: 'too_long' }],
    ['passwords_differ', {}],
    undefined,
    undefined,
  ]);
});
