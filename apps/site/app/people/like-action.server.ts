import { unwrap } from '@heartwood/api-client';
import { redirect } from '@remix-run/node';
import { textOf } from '../forms/form-fields.server';
import type { FormRequest } from '../visit/page.server';
import { urls } from '../urls';
import { likeFields } from './like-fields';

/**
 * Answers the hearts of a page where no script sent them: likes or takes the like back and returns to the page. A
 * visitor goes to signup with the wish. Does nothing with other forms.
 */
export async function answerLike({ visit, api, form }: FormRequest): Promise<void> {
  const likes = form.has(likeFields.like);
  if (!likes && !form.has(likeFields.unlike)) return;
  const profile = textOf(form, likes ? likeFields.like : likeFields.unlike);
  if (!visit.hasSession) throw redirect(urls.signup({ profile, wish: 'like' }));
  const body = { profile };
  if (likes) await unwrap(api.POST('/api/like.php', { body }));
  else await unwrap(api.DELETE('/api/like.php', { body }));
  throw redirect(visit.address);
}
