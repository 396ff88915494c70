import { ApiError } from '@heartwood/api-client';
import { actionMessages } from '@heartwood/i18n';
import { Dialog, ReportForm, ReportSent } from '@heartwood/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { TextsOf } from '../document/texts-of';
import { fieldText, missingFields, problemOf } from '../forms/form-problem';
import type { FormProblem } from '../forms/form-problem';
import { browserApi } from '../member/browser-api';
import { useRootData } from '../visit/root-data';
import { reportMessages as texts } from './messages';
import { postReport } from './post-report';
import type { TakenReport } from './post-report';
import { reportFormProps, reportProblemText, reportSentProps } from './report-form-props';
import { reportFields as names } from './report-items';
import type { Reportable, ReportValues } from './report-items';
import { reportsPath } from './report-path';

interface ReportDialogProps {
  readonly about: Reportable;
  /** The reported item, as named in the form. */
  readonly subject: string;
  readonly onClose: () => void;
}

type State =
  | { readonly step: 'form'; readonly problem?: FormProblem }
  | { readonly step: 'sending' }
  | { readonly step: 'sent'; readonly taken: TakenReport };

function valuesIn(form: HTMLFormElement): ReportValues {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { subject: text(names.subject), reason: text(names.reason), text: text(names.text) };
}

function problemWith(code: FormProblem['code']): FormProblem {
  return { code, fields: {}, data: {} };
}

async function send(values: ReportValues): Promise<State> {
  try {
    const taken = await postReport(browserApi(), values);
    return taken
      ? { step: 'sent', taken }
      : { step: 'form', problem: problemWith('authentication_required') };
  } catch (error) {
    return {
      step: 'form',
      problem: error instanceof ApiError ? problemOf(error) : problemWith('unavailable'),
    };
  }
}

function useReport() {
  const [state, setState] = useState<State>({ step: 'form' });
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (state.step === 'sending') return;
    const values = valuesIn(event.currentTarget);
    const problem = missingFields({ [names.reason]: values.reason });
    if (problem) return setState({ step: 'form', problem });
    setState({ step: 'sending' });
    void send(values).then(setState);
  }
  return { state, onSubmit };
}

function Content({ about, subject, onClose }: ReportDialogProps) {
  const intl = useIntl();
  const { brand } = useRootData();
  const { state, onSubmit } = useReport();
  const problem = state.step === 'form' ? state.problem : undefined;
  const beside = Object.keys(problem?.fields ?? {}).length > 0;
  return (
    <Dialog
      isOpen
      size="medium"
      title={intl.formatMessage(texts.title, { name: about.name })}
      close={intl.formatMessage(actionMessages.close)}
      isDismissable={state.step !== 'sending'}
      onClose={onClose}
    >
      {state.step === 'sent' ? (
        <ReportSent
          {...reportSentProps(intl, state.taken)}
          list={{
            href: reportsPath,
            label: intl.formatMessage(texts.list),
          }}
          done={{ label: intl.formatMessage(actionMessages.close), onPress: onClose }}
        />
      ) : (
        <ReportForm
          {...reportFormProps(intl, about, {
            values: { subject },
            fieldError: (field) => fieldText(intl, problem, field),
            error: problem && !beside ? reportProblemText(intl, problem, brand.support_email) : undefined,
            busy: state.step === 'sending',
          })}
          onSubmit={onSubmit}
        />
      )}
    </Dialog>
  );
}

/** Dialog with the report form; loads its own texts. */
export default function ReportDialog(props: ReportDialogProps) {
  return (
    <TextsOf areas={['report']}>
      <Content {...props} />
    </TextsOf>
  );
}
