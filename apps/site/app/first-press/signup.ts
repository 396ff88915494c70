import { keepPressedSignup, takePressedSignup } from '../screens/signup/dialog/pressed-signup';
import { watchSignupLinks } from '../screens/signup/dialog/signup-links';
import { urls } from '../urls';
import { startFramework } from './start-framework';

const patienceMs = 15_000;

/**
 * Starts the framework where signup is pressed, which then opens it over the page. Where it cannot be loaded, takes too
 * long or leaves the press alone, signup is followed as the link that it is. Gives back how to stop.
 */
export function watchSignup(): () => void {
  let patience: ReturnType<typeof setTimeout> | undefined;
  const followAsLink = () => {
    clearTimeout(patience);
    patience = undefined;
    delete document.body.dataset['loading'];
    const query = takePressedSignup();
    if (query !== undefined) window.location.assign(urls.path('signup') + query);
  };
  const unwatch = watchSignupLinks((query) => {
    keepPressedSignup(query);
    document.body.dataset['loading'] = '';
    patience ??= setTimeout(followAsLink, patienceMs);
    startFramework().catch(followAsLink);
  });
  return () => {
    unwatch();
    followAsLink();
  };
}
