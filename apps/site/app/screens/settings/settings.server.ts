import { pageLoader } from '../../visit/page.server';
import type { ActionFunctionArgs } from '@remix-run/node';
import { sectionOf } from './sections';
import { settingsActions } from './settings-actions.server';
import type { SettingsData } from './settings-data';
import { settingsLoaders } from './settings-loaders.server';

function notFound(): never {
  throw new Response(null, { status: 404 });
}

/** Loads the part of the settings that the address names. */
export const loader = pageLoader((page): Promise<SettingsData | false> => {
  const section = sectionOf(page.params.section) ?? notFound();
  return settingsLoaders[section](page);
});

/** Handles the form of the part that the address names. */
export function action(args: ActionFunctionArgs) {
  const answer = settingsActions[sectionOf(args.params.section) ?? notFound()];
  return answer ? answer(args) : notFound();
}
