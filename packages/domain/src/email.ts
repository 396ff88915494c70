import { hasUnsafeCharacters } from './unsafe-text';

export const emailMaximumLength = 254;

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const domainLabel = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/**
 * An address as typed (trimmed, NFC), and its unique key: lower case with the domain in ASCII, so that a
 * domain and its punycode are equal.
 */
export type EmailAddress = { address: string; key: string };

/**
 * Parses a mail address; null for an invalid one. Line breaks, control and invisible characters are rejected.
 */
export function parseEmail(text: string): EmailAddress | null {
  if (hasUnsafeCharacters(text) || /[\r\n]/.test(text)) return null;
  const address = text.trim().normalize('NFC');
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const labels = address.slice(at + 1).split('.');
  const wellFormed =
    at > 0 &&
    address.length <= emailMaximumLength &&
    local.length <= 64 &&
    localPart.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => domainLabel.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '');
  const host = wellFormed ? asciiDomain(labels.join('.')) : null;
  return host === null ? null : { address, key: `${local.toLowerCase()}@${host}` };
}

function asciiDomain(domain: string): string | null {
  const url = `http://${domain}`;
  return URL.canParse(url) ? new URL(url).hostname : null;
}
