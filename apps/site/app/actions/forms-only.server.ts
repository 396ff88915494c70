import { safeReturnPath } from '@heartwood/domain';
import { redirect } from '@remix-run/node';
import { textOf } from '../forms/form-fields.server';
import { urls } from '../urls';

/** Redirects page requests for an address that only accepts forms to the first page. */
export async function formsOnly(): Promise<never> {
  throw redirect(urls.path('index'));
}

/**
 * Returns the page named by a form's `to` field; `otherwise` (by default the first page) if it points to
 * another site.
 */
export function returnPath(form: FormData, otherwise = urls.path('index')): string {
  return safeReturnPath(textOf(form, 'to')) ?? otherwise;
}
