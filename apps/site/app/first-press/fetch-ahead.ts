import { savesData } from '../session/prefetch/saves-data';
import { startsFramework } from './start-framework';
import { readWaitingFramework, scriptsToStart } from './waiting-framework';

/** A press that leads to another page, which loads its scripts itself. */
function leads({ target, defaultPrevented }: Event): boolean {
  return !defaultPrevented && target instanceof Element && target.closest('a[href], button') !== null;
}

/**
 * Fetches the framework's scripts at the first press of anything, since this page or the next will want them; not where
 * data shall be saved. Gives back how to stop.
 */
export function fetchAtFirstPress(): () => void {
  const presses = ['click', 'change'];
  const fetchScripts = (event: Event) => {
    const waiting = readWaitingFramework();
    if (leads(event) || !waiting || startsFramework() || savesData()) return;
    stop();
    for (const address of scriptsToStart(waiting)) fetch(address, { priority: 'low' }).catch(() => undefined);
  };
  const stop = () => presses.forEach((press) => window.removeEventListener(press, fetchScripts));
  presses.forEach((press) => window.addEventListener(press, fetchScripts));
  return stop;
}
