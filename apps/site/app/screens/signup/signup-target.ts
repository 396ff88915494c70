import { ApiError, unwrap } from '@heartwood/api-client';
import type { ApiClient } from '@heartwood/api-client';
import type { Photo } from '@heartwood/api-contract';

/** The member whose page the visitor came from, as far as visitors may see. */
export interface SignupTarget {
  readonly name: string;
  readonly image: Pick<Photo, 'filename' | 'tone' | 'width' | 'height'> | null;
  readonly fictional: boolean;
}

function isUnknown(reason: unknown): boolean {
  return reason instanceof ApiError && [400, 404, 422].includes(reason.statusCode);
}

/**
 * Finds a member visible to the visitor, by advertising or else by the search; `undefined` if there is none.
 * @param maySearch whether this visitor may see members who aren't advertised; without that, the API would
 * reject the visit
 */
export async function findSignupTarget(
  api: ApiClient,
  id: string,
  maySearch: boolean,
): Promise<SignupTarget | undefined> {
  const params = { query: { id } };
  const unlessUnknown = (error: unknown) => {
    if (isUnknown(error)) return false as const;
    throw error;
  };
  const advertised = await unwrap(api.GET('/api/advertised-profile.php', { params })).catch(unlessUnknown);
  const found =
    advertised || (maySearch && (await unwrap(api.GET('/api/profile.php', { params })).catch(unlessUnknown)));
  if (!found) return undefined;
  const { name, main_image: image, fictional } = found.profile;
  return { name, image, fictional };
}
