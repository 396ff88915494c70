import { showAppBadge } from '../session/app-badge';
import { watchPageHidden } from '../session/page-hidden';
import { fetchAtFirstPress } from './fetch-ahead';
import { watchMenus } from './menus';
import { watchSignup } from './signup';
import { frameworkStarted } from './waiting-framework';

/** What a page does before the framework is there. Each starts, and gives back how to stop once the framework does it. */
const behaviours: readonly (() => () => void)[] = [
  watchPageHidden,
  watchMenus,
  watchSignup,
  fetchAtFirstPress,
];

void showAppBadge(0);
const stops = behaviours.map((start) => start());
document.addEventListener(frameworkStarted, () => stops.forEach((stop) => stop()), { once: true });
