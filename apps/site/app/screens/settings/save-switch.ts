import { unwrap } from '@heartwood/api-client';
import { problemCode } from '../../forms/problem-code';
import { browserApi } from '../../member/browser-api';
import { consentBody } from './switches';
import type { SwitchName } from './switches';

/** Saves a switch of the account. Returns the error code, if it failed. */
export function saveAccountSwitch(name: SwitchName, on: boolean) {
  return problemCode(unwrap(browserApi().PUT('/api/user.php', { body: { [name]: on } })));
}

/** Saves the consent to be shown on a site, or in advertising if none is named. */
export function saveConsent(domain: string, on: boolean) {
  return problemCode(unwrap(browserApi().PUT('/api/consent.php', { body: consentBody(domain, on) })));
}
