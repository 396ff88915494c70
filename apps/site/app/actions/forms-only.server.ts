import { safeReturnPath } from '@heartwood/domain';
import { redirect } from '@remix-run/node';
import { textOf } from '../forms/form-fields.server';
import { urls } from '../urls';

/** The loader of an address that takes forms only. */
export async function formsOnly(): Promise<never> {
  throw redirect(urls.path('index'));
}

/** The page that a form's field `to` leads back to; the first page, or the one named, where it leads elsewhere. */
export function returnPath(form: FormData, otherwise = urls.path('index')): string {
  return safeReturnPath(textOf(form, 'to')) ?? otherwise;
}
