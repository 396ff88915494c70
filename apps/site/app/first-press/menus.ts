import { watchDisclosure } from '@heartwood/ui/disclosure';

/** Gives the page's menus their manners. Gives back how to stop. */
export function watchMenus(): () => void {
  const menus = document.querySelectorAll<HTMLDetailsElement>('details[data-menu]');
  const stops = Array.from(menus, (menu) => watchDisclosure(menu, { arrows: true }));
  return () => stops.forEach((stop) => stop());
}
