import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkMessageText,
  checkProfileName,
  codePointLength,
  decodeCursor,
  encodeCursor,
  errorStatuses,
  fieldIssues,
  findJsonProblem,
  isErrorCode,
  isIdempotencyKey,
  isPasswordLength,
  parseEmail,
  parseSequence,
  safeReturnPath,
} from './index';

const check = (name: string) => checkProfileName(name, 'Ann@Mail.Example');

describe('email addresses', () => {
  it('are trimmed and normalized, with a lower-case key in ASCII', () => {
    expect([parseEmail('  Ann.Lee+x@Mail.Example '), parseEmail('a@bu\u0308cher.example')]).toEqual([
      { address: 'Ann.Lee+x@Mail.Example', key: 'ann.lee+x@mail.example' },
      { address: 'a@bücher.example', key: 'a@xn--bcher-kva.example' },
    ]);
  });
  it.each([
    '',
    'ann',
    '@mail.example',
    'ann@',
    'ann@mail',
    'ann@mail..example',
    'ann@-mail.example',
    'ann@mail.example\r\nBcc: all@mail.example',
    'ann@mail.example\n',
    'a b@mail.example',
    'a..b@mail.example',
    '.a@mail.example',
    'a@b@mail.example',
    'ann\0@mail.example',
    'ann\u200b@mail.example',
    '\u202eann@mail.example',
    'ann@127.0.0.1',
    `${'a'.repeat(65)}@mail.example`,
    `a@${'b.'.repeat(130)}example`,
  ])('cannot be %j', (text) => expect(parseEmail(text)).toBeNull());
});

describe('profile names', () => {
  it('are normalized, trimmed and single-spaced', () => {
    expect([check('  Zoe\u0308   van Dijk '), check('李雷'), check('👩🏽 Kim')]).toEqual([
      { ok: true, name: 'Zoë van Dijk' },
      { ok: true, name: '李雷' },
      { ok: true, name: '👩🏽 Kim' },
    ]);
  });
  it.each(['@ann', ' @ann', '\uFF20ann', '\uFE6Bann', '\u200b@ann', '\u3000\uFF20ann'])(
    'must not start with @: %j',
    (name) => expect(check(name)).toEqual({ ok: false, code: 'name_starts_with_at' }),
  );
  it.each(['ann@mail.example', ' ANN@MAIL.EXAMPLE ', 'ann\uFF20mail.example', 'a\u200bnn@mail.example'])(
    'must differ from the email address: %j',
    (name) => expect(check(name)).toEqual({ ok: false, code: 'name_equals_email' }),
  );
  it.each([
    'click http://evil.example now',
    'www.evil.example',
    'find me at evil.example',
    'evil\uFF0Eexample',
    'evil\u3002com',
    'write kim@mail.example',
  ])('must not contain an address: %j', (name) =>
    expect(check(name)).toEqual({ ok: false, code: 'name_has_address' }),
  );
  it.each(['J.R. Moor', 'St. John', 'Kim...', 'Ann-Lee', 'Dr. No', 'Kim 3.5'])(
    'may contain dots: %j',
    (name) => expect(check(name)).toEqual({ ok: true, name }),
  );
  it.each(['\u202eevil', 'a\u2066b', 'a\nb', 'a\0b', 'a\ud800b', '--', 'ab\u200b'])('cannot be %j', (name) =>
    expect(check(name)).toEqual({ ok: false, code: 'invalid' }),
  );
  it('have 2 to 30 characters', () => {
    expect([check(''), check(' A '), check('😀a'.repeat(15)), check('x'.repeat(31))]).toEqual([
      { ok: false, code: 'too_short' },
      { ok: false, code: 'too_short' },
      { ok: true, name: '😀a'.repeat(15) },
      { ok: false, code: 'too_long' },
    ]);
  });
});

describe('messages', () => {
  it('are normalized, with LF line breaks and without control characters', () => {
    expect(checkMessageText(' cafe\u0007\u0301\r\nok\u0007\t❤️ ')).toEqual({
      ok: true,
      text: 'café\nok\t❤️',
    });
  });
  it.each(['', '  \n\t', '\u200b\u200d\ufeff', '\u2800', '\u3164\u00ad', '\u202e\u2069', '\u0001'])(
    'must contain visible text: %j',
    (text) => expect(checkMessageText(text)).toEqual({ ok: false, code: 'message_empty' }),
  );
  it('are measured in code points', () => {
    expect(codePointLength('😀e\u0301')).toBe(2);
    expect(checkMessageText('😀'.repeat(2000)).ok).toBe(true);
    expect(checkMessageText('😀'.repeat(2001))).toEqual({ ok: false, code: 'message_too_long' });
    expect(checkMessageText('abcdef', 5)).toEqual({ ok: false, code: 'message_too_long' });
  });
  it('with a NUL or a lone surrogate are rejected as bad_request', () => {
    expect([checkMessageText('a\0b'), checkMessageText('a\udc00')]).toEqual([
      { ok: false, code: 'bad_request' },
      { ok: false, code: 'bad_request' },
    ]);
  });
  it('are idempotent: a stored text is stored again unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const first = checkMessageText(text);
        if (first.ok) expect(checkMessageText(first.text)).toEqual(first);
      }),
    );
  });
});

describe('requests', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });
  it('with unsafe JSON are detected at any depth', () => {
    expect(
      [
        { a: [{ b: 'x\0' }] },
        { 'k\ud800': 1 },
        JSON.parse('{"__proto__": {"credits": 9}}'),
        { constructor: 1 },
        nested(20),
        nested(21),
        'plain',
        null,
      ].map((value) => findJsonProblem(value)),
    ).toEqual([
      'unsafe_characters',
      'unsafe_characters',
      'prototype_key',
      'prototype_key',
      null,
      'too_deep',
      null,
      null,
    ]);
  });
  it('have idempotency keys of 1 to 255 visible characters', () => {
    expect(['a', 'x'.repeat(255), '', 'x'.repeat(256), 'a b', 'é'].map(isIdempotencyKey)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
  it('have cursors that survive a round trip, and positive sequence numbers', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 12, unit: 'grapheme-ascii' }), { minLength: 1, maxLength: 3 }),
        (key) => {
          fc.pre(key.join('').length > 0 && encodeCursor(key).length <= 200);
          expect(decodeCursor(encodeCursor(key), key.length)).toEqual(key);
        },
      ),
    );
    expect([
      decodeCursor('a~b', 1),
      decodeCursor('%', 1),
      decodeCursor('x'.repeat(201), 1),
      decodeCursor('a b', 1),
    ]).toEqual([null, null, null, null]);
    expect(['1', '42', '0', '-1', '1e3', '', '9'.repeat(16)].map(parseSequence)).toEqual([
      1,
      42,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
  it('return only to paths of this site', () => {
    expect(
      [
        '/members?page=2#top',
        '/',
        '//evil.example',
        '/\\evil.example',
        'https://evil.example',
        '/a\nb',
        '',
        null,
      ].map(safeReturnPath),
    ).toEqual(['/members?page=2#top', '/', null, null, null, null, null, null]);
  });
  it.each([
    '/.//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    '/a/%2E.//evil.example?b',
    '/..',
  ])('do not return to a path with dot segments: %s', (path) => {
    expect(safeReturnPath(path)).toBeNull();
  });
  it('may return to paths with dots in a name or the query', () => {
    expect(['/a.b/c..d', '/?to=/../b', '/likes#/./'].map(safeReturnPath)).toEqual([
      '/a.b/c..d',
      '/?to=/../b',
      '/likes#/./',
    ]);
  });
  it('have passwords of 8 to 1024 characters', () => {
    expect(['1234567', '12345678', 'x'.repeat(1024), 'x'.repeat(1025)].map(isPasswordLength)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('error codes', () => {
  it('have the statuses of the contract', () => {
    expect(errorStatuses).toMatchObject({
      insufficient_credits: 402,
      free_limit_reached: 403,
      premium_only: 403,
      photo_limit: 409,
      too_many_attempts: 429,
    });
  });
  it('are snake_case, and unknown words are none', () => {
    expect(
      [...Object.keys(errorStatuses), ...fieldIssues].filter((word) => !/^[a-z]+(_[a-z]+)*$/.test(word)),
    ).toEqual([]);
    expect([isErrorCode('blocked'), isErrorCode('toString'), isErrorCode(7)]).toEqual([true, false, false]);
  });
});
