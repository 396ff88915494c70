import { unwrap } from '@heartwood/api-client';
import { redirect } from '@remix-run/node';
import { textOf } from '../forms/form-fields.server';
import type { FormRequest } from '../visit/page.server';
import { urls } from '../urls';
import { likeFields } from './like-fields';

/** Whether a form is a heart's. */
export function isLikeForm(form: FormData): boolean {
  return form.has(likeFields.like) || form.has(likeFields.unlike);
}

/**
 * Handles a page's heart forms without script: likes or removes the like, and redirects to the page. A
 * visitor is sent to signup with the wish. Ignores other forms.
 */
export async function answerLike({ visit, api, form }: FormRequest): Promise<void> {
  if (!isLikeForm(form)) return;
  const likes = form.has(likeFields.like);
  const profile = textOf(form, likes ? likeFields.like : likeFields.unlike);
  if (!visit.hasSession) throw redirect(urls.signup({ profile, wish: 'like' }));
  const body = { profile };
  if (likes) await unwrap(api.POST('/api/like.php', { body }));
  else await unwrap(api.DELETE('/api/like.php', { body }));
  throw redirect(visit.address);
}
