import { unwrap } from '@heartwood/api-client';
import { problemCode } from '../../forms/problem-code';
import { browserApi } from '../../member/browser-api';
import { consentBody } from './switches';
import type { SwitchName } from './switches';

/** Saves a switch of the account. Gives the code of what went wrong, if anything did. */
export function saveAccountSwitch(name: SwitchName, on: boolean) {
  return problemCode(unwrap(browserApi().PUT('/api/user.php', { body: { [name]: on } })));
}

/** Saves where a member is shown: on a site, or in advertising where none is named. */
export function saveConsent(domain: string, on: boolean) {
  return problemCode(unwrap(browserApi().PUT('/api/consent.php', { body: consentBody(domain, on) })));
}
