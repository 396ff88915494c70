import type { NicheNumber } from '@heartwood/domain';
import { loadMessages } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';
import { createIntl, createIntlCache } from 'react-intl';
import { textOf } from '../forms/form-fields.server';
import { landerFields, writtenLine } from '../poster-page/choices';
import { landers } from './landers';

/** Returns the labelled answers of a lander's form; none if it asks nothing or got no answer. */
export async function landerAnswers(
  form: FormData,
  { niche, locale }: { readonly niche: NicheNumber; readonly locale: Locale },
): Promise<string | undefined> {
  const name = textOf(form, landerFields.lander);
  const answers = Object.hasOwn(landers, name) ? landers[name]?.answers : undefined;
  if (!answers) return undefined;
  const intl = createIntl({ locale, messages: await loadMessages(locale) }, createIntlCache());
  return writtenLine(answers(form, { intl, niche }).join(', '));
}
