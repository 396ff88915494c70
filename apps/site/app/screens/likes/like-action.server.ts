import { unwrap } from '@heartwood/api-client';
import { redirect } from '@remix-run/node';
import { textOf } from '../../session/form-fields.server';
import type { FormRequest } from '../../session/page.server';
import { urls } from '../../urls';
import { likeIntents } from './like-intents';

/**
 * Answers the hearts of a page where no script sent them: likes or takes the like back and returns to the page. A
 * visitor goes to signup with the wish. Does nothing with other forms.
 */
export async function answerLike({ visit, api, form }: FormRequest): Promise<void> {
  const intent = textOf(form, 'intent');
  if (intent !== likeIntents.like && intent !== likeIntents.unlike) return;
  const profile = textOf(form, 'profile');
  if (!visit.hasSession) throw redirect(urls.signup({ profile, wish: 'like' }));
  const body = { profile };
  if (intent === likeIntents.like) await unwrap(api.POST('/api/like.php', { body }));
  else await unwrap(api.DELETE('/api/like.php', { body }));
  throw redirect(visit.address);
}
