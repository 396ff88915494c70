import { scriptText } from '../document/script-text';

/**
 * Runs in the browser right behind the warning, before first paint. Turns the server's markup into a modal
 * dialog, which makes the page behind it inert, and handles the answer. The dialog's `data-due` says whether
 * this page needs it.
 */
function runEntryWarning(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#site-entry-warning');
  if (!dialog) return;
  const { cookie = '', lifetime = '' } = dialog.dataset;
  const answered = () =>
    matchMedia('(display-mode: standalone)').matches ||
    document.cookie.split('; ').some((pair) => pair.startsWith(`${cookie}=`));
  const close = () => {
    delete dialog.dataset.due;
    dialog.close();
  };
  const show = () => {
    if (dialog.dataset.due === undefined) return;
    if (answered()) {
      close();
      return;
    }
    dialog.close();
    dialog.showModal();
    dialog.querySelector<HTMLElement>('h2')?.focus();
  };

  dialog.addEventListener('cancel', (event) => event.preventDefault());
  // Browsers close a dialog at the second Escape, even if the page cancelled the first.
  dialog.addEventListener('close', () => {
    if (!dialog.open && dialog.dataset.due !== undefined) show();
  });
  dialog.addEventListener('due', show);
  addEventListener('pageshow', (event) => {
    if (event.persisted) show();
  });
  dialog.querySelector('[data-answer=accept]')?.addEventListener('click', (event) => {
    event.preventDefault();
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${cookie}=${Date.now()}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`;
    close();
  });
  dialog.querySelector('[data-answer=leave]')?.addEventListener('click', (event) => {
    const cameFrom = document.referrer && new URL(document.referrer).origin;
    if (!cameFrom || cameFrom === location.origin || history.length < 2) return;
    event.preventDefault();
    history.back();
  });
  show();
}

/** The warning's script as embedded in a page. */
export const entryScript = scriptText(runEntryWarning);
