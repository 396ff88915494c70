import { scriptText } from '../document/script-text';

/**
 * Runs in the browser right behind the notice, before first paint. Shows the notice if no answer is stored,
 * handles the answer, and loads third-party scripts after a yes: once the page has loaded, and next to the
 * notice, outside of what the framework manages.
 */
function runConsent(): void {
  const notice = document.querySelector<HTMLElement>('#consent');
  if (!notice) return;
  const { cookie = '', lifetime = '', version = '', scripts = '[]' } = notice.dataset;
  const yes = `yes.${version}`;
  let loading = false;
  const load = () => {
    for (const src of JSON.parse(scripts) as string[]) {
      const script = document.createElement('script');
      script.src = src;
      notice.after(script);
    }
  };
  const look = () => {
    const pair = document.cookie.split('; ').find((one) => one.startsWith(`${cookie}=`));
    const kept = pair?.slice(cookie.length + 1);
    notice.hidden =
      kept === yes ||
      kept === 'no' ||
      (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
    if (kept !== yes || loading) return;
    loading = true;
    const rest = () => setTimeout(load);
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest);
  };
  notice.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const chosen = (event.submitter as HTMLButtonElement | null)?.value;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${cookie}=${chosen === 'yes' ? yes : 'no'}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`;
    look();
  });
  addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  look();
}

/** The notice's script as embedded in a page. */
export const consentScript = scriptText(runConsent);
