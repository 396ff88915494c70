import { keepPressedSignup, takePressedSignup } from '../screens/signup/dialog/pressed-signup';
import { watchSignupLinks } from '../screens/signup/dialog/signup-links';
import { urls } from '../urls';
import { startFramework } from './start-framework';
import { readWaitingFramework, waitingWordsId } from './waiting-framework';

const patienceMs = 15_000;

/** Shows and says that a press waits, or that it doesn’t any more. */
function tellWaiting(waits: boolean): void {
  document.body.toggleAttribute('data-loading', waits);
  const words = document.getElementById(waitingWordsId);
  if (words) words.textContent = waits ? (words.dataset['words'] ?? '') : '';
}

/**
 * Starts the framework where signup is pressed, which then opens it over the page. Where it cannot be loaded, takes too
 * long or leaves the press alone, signup is followed as the link that it is. Gives back how to stop.
 */
export function watchSignup(): () => void {
  if (!readWaitingFramework()?.signupOpen) return () => undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(patience);
    patience = undefined;
    tellWaiting(false);
    return takePressedSignup();
  };
  const followAsLink = () => {
    const query = forget();
    if (query !== undefined) window.location.assign(urls.path('signup') + query);
  };
  const unwatch = watchSignupLinks((query) => {
    keepPressedSignup(query);
    tellWaiting(true);
    patience ??= setTimeout(followAsLink, patienceMs);
    startFramework().catch(followAsLink);
  });
  // Whoever left meanwhile and comes back finds the page as it was before the press.
  window.addEventListener('pagehide', forget);
  return () => {
    unwatch();
    window.removeEventListener('pagehide', forget);
    followAsLink();
  };
}
