import { expect, test } from 'vitest';
import { commonHeaders, pagePolicy } from './security-headers';

test('the page CSP allows the nonce, the CDN and the checkout origins', () => {
  const policy = pagePolicy({
    nonce: 'R',
    cdnOrigin: 'https://cdn.example',
    checkoutOrigins: ['https://pay.example', 'http://localhost:3002'],
  });
  expect(policy.split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'nonce-R' 'strict-dynamic'",
    "style-src 'self' 'nonce-R'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https://cdn.example",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self' https://pay.example http://localhost:3002",
    'report-to csp',
  ]);
});

test('the page CSP allows tag origins for images, requests and frames', () => {
  const tagOrigins = ['https://tags.example', 'https://pixel.example'];
  const policy = pagePolicy({ nonce: 'R', checkoutOrigins: [], tagOrigins }).split('; ');
  expect(policy.filter((line) => line.includes('.example'))).toEqual([
    "img-src 'self' data: blob: https://tags.example https://pixel.example",
    "connect-src 'self' https://tags.example https://pixel.example",
    "frame-src 'self' https://tags.example https://pixel.example",
  ]);
  expect(policy).toContain("script-src 'nonce-R' 'strict-dynamic'");
});

test('commonHeaders returns the security headers of every response', () => {
  expect(commonHeaders({ https: true })).toEqual({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  });
  expect(commonHeaders({ https: false, secretAddress: true })).toMatchObject({
    'referrer-policy': 'no-referrer',
  });
  expect(commonHeaders({ https: true, shownElsewhere: true })).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(commonHeaders({ https: false })).not.toHaveProperty('strict-transport-security');
});
