/** A third-party script that a brand loads with the visitor's consent. */
export interface TagScript {
  readonly name: string;
  /** The script's URL. */
  readonly script: string;
  /** Every host that the script loads from or sends to, including its own. */
  readonly hosts: readonly string[];
}

const ownMachine = /^(?:[a-z0-9-]+\.)*localhost(?::\d{1,5})?$/;
const anyHost =
  /^(?=.{4,200}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** Whether a word is a valid host for a tag script: lower case, no protocol, port or path. */
export function isTagHost(host: string): boolean {
  return ownMachine.test(host) || anyHost.test(host);
}

/** Returns a host as a content security policy source: https, except for localhost. */
export function tagOrigin(host: string): string {
  return `${ownMachine.test(host) ? 'http' : 'https'}://${host}`;
}

const scriptAddress = /^(https?:\/\/[a-z0-9.:-]+)\/[^\s"'<>]*$/;

/**
 * Whether a script may be loaded: it stays within the content security policy, and its own host is listed.
 */
export function isTagScript({ script, hosts }: Pick<TagScript, 'script' | 'hosts'>): boolean {
  const origin = scriptAddress.exec(script)?.[1];
  return hosts.every(isTagHost) && hosts.some((host) => tagOrigin(host) === origin);
}
