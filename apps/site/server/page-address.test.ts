import { expect, test } from 'vitest';
import { pageAddress } from './page-address';

test.each([
  ['/members?page=2', { pathname: '/members', address: '/members?page=2', document: true }],
  [
    '/members.data?page=2&_routes=members',
    { pathname: '/members', address: '/members?page=2', document: false },
  ],
  ['/_root.data?index', { pathname: '/', address: '/', document: false }],
  [
    '//a//evil.example/?ref=b',
    { pathname: '//a//evil.example/', address: '/a//evil.example/?ref=b', document: true },
  ],
  ['/.//evil.example', { pathname: '//evil.example', address: '/evil.example', document: true }],
  ['///', { pathname: '///', address: '/', document: true }],
  ['/?lang=de', { pathname: '/', address: '/?lang=de', document: true }],
])('reads %s', (path, page) => expect(pageAddress(new URL(`http://brand.example${path}`))).toEqual(page));
