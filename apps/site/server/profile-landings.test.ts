import { describe, expect, it } from 'vitest';
import { readLandingAddress } from './profile-landings';

describe('readLandingAddress', () => {
  it.each([
    ['/members/7/landing', { name: 'members-id-landing', id: '7' }],
    ['/members/7/landing2', { name: 'members-id-landing2-slug', id: '7' }],
    ['/members/7/landing2/bdsm-nl', { name: 'members-id-landing2-slug', id: '7', slug: 'bdsm-nl' }],
    ['/members/a%20b/landing3/eng/', { name: 'members-id-landing3-slug', id: 'a b', slug: 'eng' }],
    ['/members/7/landing/eng', undefined],
    ['/members/7/landing4', undefined],
    ['/members/7/landing2/eng/x', undefined],
    ['/members/%E0%A4/landing', undefined],
    ['/members/7', undefined],
  ])('reads %s', (path, read) => {
    expect(readLandingAddress(path)).toEqual(read);
  });
});
