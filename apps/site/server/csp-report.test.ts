import { expect, test } from 'vitest';
import { cspReportLimit, readCspReports } from './csp-report';

test('a CSP report keeps only the directive and the locations, without queries', () => {
  const report = {
    'document-uri': 'https://brand.example/reset-password/do?token=secret#secret',
    referrer: 'https://brand.example/?email=secret',
    'blocked-uri': 'https://user:secret@evil.example/path?secret',
    'effective-directive': 'script-src-elem',
    'violated-directive': 'script-src-elem',
    'source-file': 'https://brand.example/assets/entry.js?secret',
    'line-number': 12,
    'script-sample': 'secret',
    'original-policy': 'secret',
  };
  const kept = {
    directive: 'script-src-elem',
    page: '/reset-password/do',
    blocked: 'https://evil.example',
    source: '/assets/entry.js',
    line: 12,
  };
  expect(readCspReports({ 'csp-report': report })).toEqual([kept]);
  const body = {
    documentURL: report['document-uri'],
    blockedURL: report['blocked-uri'],
    effectiveDirective: 'script-src-elem',
    sourceFile: report['source-file'],
    lineNumber: 12,
    sample: 'secret',
  };
  expect(
    readCspReports([{ type: 'csp-violation', age: 1, url: 'https://brand.example/?secret', body }]),
  ).toEqual([kept]);
});

test.each([
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['data', 'data'],
  ['secret words', undefined],
  [{ secret: 1 }, undefined],
])('the blocked URL %j is reported as %j', (blockedURL, blocked) => {
  expect(readCspReports([{ type: 'csp-violation', body: { blockedURL } }])).toEqual([{ blocked }]);
});

test.each([
  undefined,
  null,
  'secret',
  1,
  [],
  {},
  [null],
  [{ type: 'other', body: {} }],
  { 'csp-report': 'secret' },
])('%j contains no report', (body) => {
  expect(readCspReports(body)).toEqual([]);
});

test('long values and long lists are truncated', () => {
  const body = {
    effectiveDirective: 'x'.repeat(5000),
    documentURL: `https://brand.example/${'y'.repeat(5000)}`,
  };
  const reports = readCspReports(Array.from({ length: 100 }, () => ({ type: 'csp-violation', body })));
  expect(reports).toHaveLength(5);
  expect(JSON.stringify(reports).length).toBeLessThan(5 * 500);
});

test('each network may report ten times a minute', () => {
  const limit = cspReportLimit();
  const given = (network: string, now: number) => Array.from({ length: 12 }, () => limit(network, now));
  expect(given('192.0.2.0/24', 0).filter(Boolean)).toHaveLength(10);
  expect(limit('198.51.100.0/24', 1)).toBe(true);
  expect(limit('192.0.2.0/24', 59_999)).toBe(false);
  expect(limit('192.0.2.0/24', 60_000)).toBe(true);
});
