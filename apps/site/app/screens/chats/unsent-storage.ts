import { keepsFor } from '../../offline/kept-member';
import type { DraftStorage } from './drafts';

const overClosing: DraftStorage = {
  getItem: (name) => localStorage.getItem(name) ?? sessionStorage.getItem(name),
  setItem(name, value) {
    localStorage.setItem(name, value);
    sessionStorage.removeItem(name);
  },
  removeItem(name) {
    localStorage.removeItem(name);
    sessionStorage.removeItem(name);
  },
};

/**
 * Returns the storage of a member's unsent texts: in the installed app it survives closing, else it lasts as
 * long as the tab.
 */
export function unsentStorage(member: string): DraftStorage {
  return keepsFor(member) ? overClosing : sessionStorage;
}
