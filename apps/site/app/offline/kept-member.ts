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

/** Forgets for whom things are kept, and the texts that were not sent. */
export function forgetKeptTexts(): void {
  try {
    localStorage.removeItem(memberName);
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(unsentPrefix)) localStorage.removeItem(name);
    }
  } catch {
    return;
  }
}
