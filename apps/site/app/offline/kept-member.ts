import { isInstalledApp } from '../hooks/is-installed-app';

const memberName = 'offline member';

/** How the names of texts begin in the browser's storage that were not sent yet. */
export const unsentPrefix = 'unsent ';

/** The member for whom the installed app keeps something; `null` where it keeps nothing. */
export function keptMember(): string | null {
  try {
    return localStorage.getItem(memberName);
  } catch {
    return null;
  }
}

/** From now on the installed app keeps things for this member. */
export function keepFor(member: string): void {
  try {
    localStorage.setItem(memberName, member);
  } catch {
    return;
  }
}

/** Whether what a member writes is kept over a closing: in the installed app, once it keeps things for this member. */
export function keepsFor(member: string): boolean {
  return isInstalledApp() && keptMember() === member;
}

/** Forgets for whom things are kept, and the texts that were not sent, in this tab too; but for those of `still`. */
export function forgetKeptTexts(still: string | null): void {
  try {
    localStorage.removeItem(memberName);
    for (const storage of [localStorage, sessionStorage]) {
      for (const name of Object.keys(storage)) {
        const isOwn = still !== null && name.startsWith(`${unsentPrefix}${still} `);
        if (name.startsWith(unsentPrefix) && !isOwn) storage.removeItem(name);
      }
    }
  } catch {
    return;
  }
}
