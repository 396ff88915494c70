import { reportReasons, reportTextLength } from '@heartwood/domain';
import type { ReportFormProps, ReportSentProps } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { problemText } from '../forms/form-problem';
import type { FormProblem } from '../forms/form-problem';
import { reportMessages as texts } from './messages';
import type { TakenReport } from './post-report';
import { itemValue, reportFields as names } from './report-items';
import { reportPath } from './report-path';
import type { Reportable, ReportItem, ReportValues } from './report-items';

const shownLength = 60;

function beginning(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, ' ')];
  return letters.length > shownLength ? `${letters.slice(0, shownLength).join('')}…` : letters.join('');
}

function itemLabel(intl: IntlShape, item: ReportItem, timeZone: string | undefined): string {
  if (item.type === 'profile') return intl.formatMessage(texts.subject_profile);
  if (item.type === 'photo') return intl.formatMessage(texts.subject_photo, { number: item.number });
  if (item.text !== null) return intl.formatMessage(texts.subject_message, { text: beginning(item.text) });
  const date = intl.formatDate(item.created, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  return intl.formatMessage(item.type === 'gift' ? texts.subject_gift : texts.subject_chat_photo, { date });
}

/** Returns the text for a rejected report. */
export function reportProblemText(intl: IntlShape, problem: FormProblem, email: string): string {
  if (problem.code === 'not_found') return intl.formatMessage(texts.gone);
  if (problem.code === 'too_many_requests') return intl.formatMessage(texts.too_many, { email });
  return problemText(intl, problem);
}

interface FormMaterial {
  readonly values?: Partial<ReportValues>;
  readonly fieldError: (field: string) => string | undefined;
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly timeZone?: string;
}

/** Returns the props of the report form about a member. */
export function reportFormProps(
  intl: IntlShape,
  { profile, name, items }: Reportable,
  { values, fieldError, error, busy, timeZone }: FormMaterial,
): ReportFormProps {
  return {
    action: reportPath(profile),
    error,
    subject: {
      name: names.subject,
      label: intl.formatMessage(texts.subject),
      options: items.map((item) => ({ value: itemValue(item), label: itemLabel(intl, item, timeZone) })),
      defaultValue: values?.subject,
      error: fieldError(names.subject),
    },
    reason: {
      name: names.reason,
      label: intl.formatMessage(texts.reason),
      required: true,
      options: reportReasons.map((value) => ({ value, label: intl.formatMessage(texts[`reason_${value}`]) })),
      defaultValue: values?.reason,
      error: fieldError(names.reason),
    },
    words: {
      name: names.text,
      rows: 3,
      maxLength: reportTextLength,
      label: intl.formatMessage(texts.words),
      hint: intl.formatMessage(texts.words_hint),
      defaultValue: values?.text,
      error: fieldError(names.text),
    },
    note: intl.formatMessage(texts.note, { name }),
    submit: intl.formatMessage(texts.submit),
    busy: busy ? intl.formatMessage(texts.sending) : undefined,
  };
}

/** Returns the props of the confirmation of a report. */
export function reportSentProps(intl: IntlShape, { reference, repeated }: TakenReport): ReportSentProps {
  return {
    title: intl.formatMessage(repeated ? texts.again_title : texts.sent_title),
    text: repeated
      ? intl.formatMessage(texts.again_text, { status: intl.formatMessage(texts.status_open) })
      : intl.formatMessage(texts.sent_text),
    number: { label: intl.formatMessage(texts.number), value: reference },
  };
}
