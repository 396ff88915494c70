import { complaintLength, complaintReasons } from '@heartwood/domain';
import { errorPageMessages } from '@heartwood/i18n';
import { ActivationResultScreen, ComplaintScreen, Link } from '@heartwood/ui';
import { useLoaderData } from '@remix-run/react';
import { useIntl } from 'react-intl';
import { useForm } from '../../forms/use-form';
import { definePage } from '../../document/page-handle';
import { useRootData } from '../../visit/root-data';
import { urls } from '../../urls';
import { complaintFields as names } from './complaint-fields';
import type { action, loader } from './complaints.server';
import { complaintMessages as texts } from './messages';

export { action, loader } from './complaints.server';

export const handle = definePage({
  messages: ['complaints'],
  title: ({ intl }) => intl.formatMessage(texts.page_title),
  listed: true,
});

function Sent({ reference, email }: { reference: string; email: string }) {
  const intl = useIntl();
  const { figure } = useLoaderData<typeof loader>();
  return (
    <ActivationResultScreen
      state="done"
      title={intl.formatMessage(texts.sent_title)}
      text={intl.formatMessage(texts.sent_text, {
        reference,
        email,
        number: (words) => <strong key="number">{words}</strong>,
      })}
      art={{ kind: 'drawn', figure }}
      next={{ href: urls.path('index'), label: intl.formatMessage(errorPageMessages.back_home) }}
    />
  );
}

function ComplaintForm({ answer, busy, error, fieldError }: ReturnType<typeof useForm<typeof action>>) {
  const intl = useIntl();
  const { brand } = useRootData();
  const { figure, email } = useLoaderData<typeof loader>();
  return (
    <ComplaintScreen
      title={intl.formatMessage(texts.title)}
      text={intl.formatMessage(texts.text)}
      art={{ kind: 'drawn', figure }}
      form={{ action: urls.path('complaints') }}
      error={error}
      reason={{
        name: names.reason,
        label: intl.formatMessage(texts.reason),
        placeholder: intl.formatMessage(texts.reason_choose),
        required: true,
        options: complaintReasons.map((value) => ({
          value,
          label: intl.formatMessage(texts[`reason_${value}`]),
        })),
        defaultValue: answer?.values.reason,
        error: fieldError(names.reason),
      }}
      complaint={{
        name: names.text,
        label: intl.formatMessage(texts.complaint),
        hint: intl.formatMessage(texts.complaint_hint),
        required: true,
        rows: 7,
        maxLength: complaintLength,
        defaultValue: answer?.values.text,
        error: fieldError(names.text),
      }}
      email={{
        name: names.email,
        label: intl.formatMessage(texts.email),
        required: true,
        maxLength: 254,
        defaultValue: answer?.values.email ?? email,
        error: fieldError(names.email),
      }}
      trap={{ name: names.trap, label: intl.formatMessage(texts.trap) }}
      fine={intl.formatMessage(texts.fine, {
        email: brand.support_email,
        service: (words) => (
          <Link key="service" href={urls.path('pages-service')}>
            {words}
          </Link>
        ),
      })}
      submit={intl.formatMessage(texts.submit)}
      busy={busy ? intl.formatMessage(texts.sending) : undefined}
    />
  );
}

/** The public complaint form, and the reference number of a sent one. */
export default function ComplaintsPage() {
  const form = useForm<typeof action>({ fields: [names.reason, names.text, names.email] });
  const { done, values } = form.answer ?? {};
  return done && values ? (
    <Sent reference={done.reference} email={values.email} />
  ) : (
    <ComplaintForm {...form} />
  );
}
