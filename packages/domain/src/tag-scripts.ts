/** A script of others that a brand loads for whoever agrees to it. */
export interface TagScript {
  readonly name: string;
  /** The script's address. */
  readonly script: string;
  /** Every host that the script loads from or sends to, its own among them. */
  readonly hosts: readonly string[];
}

const ownMachine = /^(?:[a-z0-9-]+\.)*localhost(?::\d{1,5})?$/;
const anyHost =
  /^(?=.{4,200}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** Whether a word is a host as tag scripts name them: small letters, no protocol, port or path. */
export function isTagHost(host: string): boolean {
  return ownMachine.test(host) || anyHost.test(host);
}

/** A host as a content security policy names it: by https, but for the own machine. */
export function tagOrigin(host: string): string {
  return `${ownMachine.test(host) ? 'http' : 'https'}://${host}`;
}

const scriptAddress = /^(https?:\/\/[a-z0-9.:-]+)\/[^\s"'<>]*$/;

/** Whether a script may be loaded at all: nothing in it leads out of the policy, and its own host is named. */
export function isTagScript({ script, hosts }: Pick<TagScript, 'script' | 'hosts'>): boolean {
  const origin = scriptAddress.exec(script)?.[1];
  return hosts.every(isTagHost) && hosts.some((host) => tagOrigin(host) === origin);
}
