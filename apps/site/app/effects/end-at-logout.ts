import { useEffect } from 'react';
import { isLogout } from '../member/logout-form';
import { forgetPush } from '../push/use-push';

const longestEndMs = 2_000;

async function forgetOffline(): Promise<void> {
  const forgetting = await import('../offline/forget-offline');
  await forgetting.forgetOffline();
}

/**
 * Ends push and deletes the installed app's data before the logout form is submitted: the navigation would
 * cut it off.
 */
function endAtLogout(event: SubmitEvent): void {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isLogout(form)) return;
  event.preventDefault();
  const ended = Promise.allSettled([forgetPush(), forgetOffline()]);
  const waited = new Promise((done) => setTimeout(done, longestEndMs));
  void Promise.race([ended, waited]).then(() => form.submit());
}

/** Removes the member's data from this browser at logout. */
export function useEndAtLogout(): void {
  useEffect(() => {
    window.addEventListener('submit', endAtLogout);
    return () => window.removeEventListener('submit', endAtLogout);
  }, []);
}
