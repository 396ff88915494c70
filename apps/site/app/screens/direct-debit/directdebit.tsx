import { useLoaderData } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { definePage } from '../../document/page-handle';
import { CodeStep } from './code-step';
import type { DirectDebitData } from './direct-debit-data.server';
import type { loader } from './directdebit.server';
import { DoneStep } from './done-step';
import { titleId } from './head';
import { directDebitMessages as texts } from './messages';
import { OrderStep } from './order-step';
import { RefusalStep } from './refusal-step';
import type { Step } from './step';
import { useDirectDebit } from './use-direct-debit';

export { action, loader } from './directdebit.server';

export const handle = definePage<DirectDebitData | false>({
  messages: ['directdebit', 'credits'],
  title: ({ intl }) => intl.formatMessage(texts.page_title),
  place: 'credits',
  phone: () => ({ kind: 'bare' }),
  ownAction: true,
  scroll: 'keep',
});

/** Focuses the title when the step changes, so that it is read out. */
function useFocusOnStep(step: Step): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    document.getElementById(titleId)?.focus();
  }, [step]);
}

function Order({ data }: { readonly data: DirectDebitData }) {
  const order = useDirectDebit(data);
  const { step, problem, address } = order;
  const { sent } = order.snapshot.context;
  useFocusOnStep(step);
  if (step === 'done' && sent) return <DoneStep data={data} confirmed={sent.order} />;
  if (step === 'code' && sent)
    return <CodeStep key={sent.order.code_expires} data={data} sent={sent} order={order} />;
  if (step === 'blocked' || step === 'limit')
    return <RefusalStep data={data} reason={step} problem={problem} address={address} />;
  if (data.state) return <OrderStep data={data} state={data.state} order={order} />;
  return <RefusalStep data={data} reason="elsewhere" problem={problem} address={address} />;
}

/** A direct debit order: details, mandate, code. */
export default function DirectDebitPage() {
  const data = useLoaderData<typeof loader>();
  return data ? <Order data={data} /> : null;
}
