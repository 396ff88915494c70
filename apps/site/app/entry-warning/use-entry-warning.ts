import { routes } from '@heartwood/domain';
import type { RouteName } from '@heartwood/domain';
import { useLocation, useMatches } from '@remix-run/react';
import { useEffect } from 'react';
import { useInstalledApp } from '../hooks/installed-app';
import { useMember } from '../member/member-store';
import { useMaybeRootData } from '../visit/root-data';
import { entryWarningId } from '@heartwood/ui/entry-warning';
import { entryDue, enteredBefore } from './entry-due';

/** Shows the document's warning when navigating to a page that needs it, and hides it on others. */
export function useEntryWarning(): void {
  const brand = useMaybeRootData()?.brand;
  const loggedIn = useMember() !== null;
  const installedApp = useInstalledApp();
  const { search } = useLocation();
  const id = useMatches().at(-1)?.id ?? '';
  const route = Object.hasOwn(routes, id) ? (id as RouteName) : undefined;

  useEffect(() => {
    const dialog = document.querySelector<HTMLDialogElement>(`#${entryWarningId}`);
    if (!dialog || !brand) return;
    const entered = enteredBefore(document.cookie);
    const query = new URLSearchParams(search);
    const due = route !== undefined && entryDue({ brand, loggedIn, entered, installedApp, route, query });
    if (due === (dialog.dataset.due !== undefined)) return;
    if (due) {
      dialog.dataset.due = '';
      dialog.dispatchEvent(new Event('due'));
    } else {
      delete dialog.dataset.due;
      dialog.close();
    }
  }, [brand, loggedIn, installedApp, route, search]);
}
