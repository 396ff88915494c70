import type { Settings } from '@heartwood/api-contract';
import type { CompiledMessages } from '@heartwood/i18n';

/** Messages that mark a fictional profile, wherever one appears. */
const fictionalMarks = ['chat.fictional', 'people.fictional', 'profile_view.fictional', 'signup.fictional'];

/** Returns the brand's own wording that replaces the catalogue's. */
export function brandWords(settings: Pick<Settings, 'fictional_singular'> | undefined): CompiledMessages {
  const word = settings?.fictional_singular;
  if (!word) return {};
  return Object.fromEntries(fictionalMarks.map((id) => [id, [{ type: 0, value: word }]]));
}
