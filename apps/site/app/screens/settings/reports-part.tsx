import { ReportForm, ReportSent, ReportsPart as ReportList } from '@heartwood/ui';
import type { ReportsPartProps } from '@heartwood/ui';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { useTimeZone } from '../../format/time-zone';
import { useForm } from '../../forms/use-form';
import { peopleMessages } from '../../people/messages';
import { reportMessages } from '../../reports/messages';
import { reportFormProps, reportProblemText, reportSentProps } from '../../reports/report-form-props';
import { reportFields } from '../../reports/report-items';
import type { Reportable } from '../../reports/report-items';
import { reportsPath } from '../../reports/report-path';
import { useRootData } from '../../visit/root-data';
import { settingsMessages as texts } from './messages';
import type { reportsAction } from './reports.server';
import type { DataOf } from './settings-data';

type Row = ReportsPartProps['reports'][number];

const tones = { open: 'warn', upheld: 'success', dismissed: 'neutral' } as const;

function rowOf(intl: IntlShape, report: DataOf<'reports'>['reports'][number], timeZone: string): Row {
  const { reference, subject_type: kind, name, fictional, reason, status, created_at } = report;
  return {
    reference,
    kind,
    label: intl.formatMessage(name === null ? texts.report_left : texts[`report_${kind}`], {
      name: name ?? '',
    }),
    fictional: fictional ? intl.formatMessage(peopleMessages.fictional) : undefined,
    note: intl.formatMessage(texts.report_note, {
      reason: intl.formatMessage(reportMessages[`reason_${reason}`]),
      date: intl.formatDate(created_at, { timeZone, dateStyle: 'medium' }),
      reference,
    }),
    status: { label: intl.formatMessage(reportMessages[`status_${status}`]), tone: tones[status] },
  };
}

function AboutForm({ about, timeZone }: { readonly about: Reportable; readonly timeZone: string }) {
  const intl = useIntl();
  const { brand } = useRootData();
  const { answer, problem, busy, error, fieldError } = useForm<typeof reportsAction>({
    fields: Object.values(reportFields),
  });
  const whole = problem && error !== undefined;
  return (
    <ReportForm
      {...reportFormProps(intl, about, {
        values: answer?.values,
        fieldError,
        error: whole ? reportProblemText(intl, problem, brand.support_email) : undefined,
        busy,
        timeZone,
      })}
    />
  );
}

/** The member's reports, and the form about the member that the address names. */
export function ReportsPart({ data }: { readonly data: DataOf<'reports'> }) {
  const intl = useIntl();
  const timeZone = useTimeZone(data.timeZone);
  const { answer } = useForm<typeof reportsAction>();
  const { reports, about } = data;
  const list = { href: reportsPath, label: intl.formatMessage(reportMessages.list) };
  if (answer?.done) return <ReportSent {...reportSentProps(intl, answer.done)} list={list} />;
  if (about) return <AboutForm about={about} timeZone={timeZone} />;
  return (
    <ReportList
      text={intl.formatMessage(texts.reports_text)}
      reports={reports.map((report) => rowOf(intl, report, timeZone))}
      empty={{
        title: intl.formatMessage(texts.reports_empty),
        text: intl.formatMessage(texts.reports_empty_text),
      }}
    />
  );
}
