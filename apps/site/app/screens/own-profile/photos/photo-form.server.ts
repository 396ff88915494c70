import { unwrap } from '@heartwood/api-client';
import { redirect } from '@remix-run/node';
import { textOf } from '../../../forms/form-fields.server';
import type { FormRequest } from '../../../visit/page.server';
import { urls } from '../../../urls';
import { editParameter, photosPart, savedParameter } from '../parts';
import { changeOf, isPhotoIntent, photoFields, uploadIntent } from './photo-changes';
import type { PhotoIntent } from './photo-changes';

/** Uploads the chosen files; false if none was chosen. */
async function upload({ form, api }: FormRequest): Promise<boolean> {
  const files = form
    .getAll(photoFields.file)
    .filter((file): file is File => file instanceof File && file.size > 0);
  for (const file of files) await unwrap(api.POST('/api/photos.php', { body: { file } }));
  return files.length > 0;
}

async function change({ form, api }: FormRequest, intent: PhotoIntent): Promise<void> {
  const id = textOf(form, photoFields.id);
  const listed = await unwrap(api.GET('/api/photos.php'));
  const asked = changeOf(intent, id, listed ? listed.photos : []);
  if (asked.kind === 'remove') await unwrap(api.DELETE('/api/photos.php', { body: asked.body }));
  else await unwrap(api.PUT('/api/photos.php', { body: asked.body }));
}

/** Handles a photo form, and redirects to the photos. */
export async function sendPhotoForm(page: FormRequest): Promise<never> {
  const intent = textOf(page.form, photoFields.intent);
  const saved = intent !== uploadIntent || (await upload(page));
  if (isPhotoIntent(intent)) await change(page, intent);
  if (page.visit.loggedOut) throw redirect(urls.login(page.visit.address));
  const photos = { [editParameter]: photosPart };
  throw redirect(urls.withQuery(urls.path('profile'), saved ? { ...photos, [savedParameter]: 1 } : photos));
}
