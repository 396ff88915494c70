import { unwrap } from '@heartwood/api-client';
import type { Photos } from '@heartwood/api-contract';
import { browserApi } from '../../../member/browser-api';
import { outcomeOf } from '../outcome';
import type { Outcome } from '../outcome';
import type { PhotoChange } from './photo-changes';

/**
 * Applies changes one after the other until one is rejected; returns the resulting photos, if the API sends
 * them.
 */
export async function makePhotoChanges(
  changes: readonly PhotoChange[],
): Promise<Outcome<Photos | undefined>> {
  let last: Outcome<Photos | undefined> = { answer: undefined };
  for (const { kind, body } of changes) {
    last =
      kind === 'remove'
        ? await outcomeOf(unwrap(browserApi().DELETE('/api/photos.php', { body })))
        : await outcomeOf(unwrap(browserApi().PUT('/api/photos.php', { body })));
    if (last.problem) return last;
  }
  return last;
}
