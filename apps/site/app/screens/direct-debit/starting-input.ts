import { failureOf } from '@heartwood/flows';
import type { DirectDebitInput } from '@heartwood/flows';
import type { FormAnswer } from '../../forms/form-action.server';
import { besideFields, isFilled } from './details';
import type { DirectDebitData } from './direct-debit-data.server';
import type { DirectDebitValues, StepDone } from './directdebit.server';
import { intents } from './intents';

/** The result of a form without script. */
type StepAnswer = FormAnswer<DirectDebitValues, StepDone>;

function refusalOf({ state }: DirectDebitData): DirectDebitInput['refusal'] {
  return state === null || state.status === 'available' ? null : state.status;
}

function startAfter({ values, done, problem }: StepAnswer, data: DirectDebitData): DirectDebitInput {
  const { intent } = values;
  const details = isFilled(values.details) ? values.details : null;
  const sent = done?.sent ?? data.sent;
  const failure = problem ? failureOf(besideFields(problem)) : null;
  if (intent === intents.order || intent === intents.another) return { details, failure, sent };
  if (intent === intents.request && !failure) return { details, sent };
  const isWrong = failure !== null && Object.keys(failure.fields ?? {}).length > 0;
  const atMandate = intent !== intents.details && !isWrong;
  return { details, failure, atMandate, refusal: refusalOf(data) };
}

/** Returns where the page starts: after a form without script, at a pending order, or at the first step. */
export function startingInput(data: DirectDebitData, answer: StepAnswer | undefined): DirectDebitInput {
  if (answer) return startAfter(answer, data);
  const { state, sent, offer } = data;
  const exceeded = state !== null && state.used + offer.amount > state.limit;
  return { sent, refusal: refusalOf(data) ?? (exceeded ? 'limit' : null) };
}
