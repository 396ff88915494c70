import { createApiClient } from '@heartwood/api-client';
import { buildCompanyInfo, buildSettings } from '@heartwood/api-contract/builders';
import { expect, test } from 'vitest';
import { companyOf } from './company.server';

let companyName = 'Oakmere Ltd';
let calls = 0;

/** Returns a visit to a site whose settings name a company. */
function visitTo(host: string, company_id: string) {
  const ownOrigin = `https://${host}`;
  const fetch = async () => {
    calls += 1;
    return Response.json(buildCompanyInfo({ name: companyName }));
  };
  return {
    ownOrigin,
    api: createApiClient({ baseUrl: ownOrigin, mode: 'server', fetch, onLoggedOut: () => undefined }),
    settings: async () => buildSettings({ company_id }),
  };
}

const nameAt = async (host: string, company: string) => (await companyOf(visitTo(host, company))).name;

test('the company is requested once per site, and again when the settings name another one', async () => {
  expect(await nameAt('a.example', 'oak')).toBe('Oakmere Ltd');
  companyName = 'Ashfield Ltd';
  expect([await nameAt('a.example', 'oak'), await nameAt('a.example', 'ash'), calls]).toEqual([
    'Oakmere Ltd',
    'Ashfield Ltd',
    2,
  ]);
  expect(await nameAt('b.example', 'oak')).toBe('Ashfield Ltd');
});
