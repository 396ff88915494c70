import { isInstalledApp } from '../hooks/is-installed-app';

const memberName = 'offline member';

/** Prefix of the storage keys of unsent texts. */
export const unsentPrefix = 'unsent ';

/** Returns the member for whom the installed app stores data; `null` if there is none. */
export function keptMember(): string | null {
  try {
    return localStorage.getItem(memberName);
  } catch {
    return null;
  }
}

/** Sets the member for whom the installed app stores data. */
export function keepFor(member: string): void {
  try {
    localStorage.setItem(memberName, member);
  } catch {
    return;
  }
}

/** Whether a member's texts survive closing: in the installed app, once it stores data for this member. */
export function keepsFor(member: string): boolean {
  return isInstalledApp() && keptMember() === member;
}

/** Deletes the stored member and the unsent texts, in this tab too, except those of `still`. */
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
