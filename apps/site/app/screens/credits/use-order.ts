import { useNavigate, useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { noAnswer } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import { useDocumentIdle } from '../../hooks/document-idle';
import { savesData } from '../../navigation/prefetch/saves-data';
import { urls } from '../../urls';
import type { OrderWish } from './order-flow';

interface OrderState {
  readonly busy: boolean;
  readonly problem: FormProblem | null;
}

interface OrderOptions {
  /** Whether the member requested the credits at once; if not, shows an error at the box. */
  readonly isTicked: () => boolean;
  /** Called when the order was rejected. */
  readonly onRefused?: (problem: FormProblem) => void;
}

const idle: OrderState = { busy: false, problem: null };
/** Errors after which the page must be reviewed before ordering again. */
const outdated: readonly string[] = [
  'amount_changed',
  'authentication_required',
  'spend_limit_reached',
  'order_too_small',
];

function isOutdated({ code }: FormProblem): boolean {
  return outdated.includes(code) || code.startsWith('code_');
}

const loadOrderFlow = () => import('./order-flow');

/** Fetches the script of orders once the page is idle. */
function useOrderFlowAhead(): void {
  const isIdle = useDocumentIdle();
  useEffect(() => {
    if (isIdle && !savesData()) loadOrderFlow().catch(() => undefined);
  }, [isIdle]);
}

/** Sends the order by script: once, however often the button is pressed, with errors shown on the page. */
export function useOrder(wish: Omit<OrderWish, 'expressRequest'>, { isTicked, onRefused }: OrderOptions) {
  const [state, setState] = useState(idle);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useOrderFlowAhead();

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setState(idle);
      revalidate();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [revalidate]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.busy || !isTicked()) return;
    setState({ busy: true, problem: null });
    const form = event.currentTarget;
    loadOrderFlow()
      .then(({ startOrder }) =>
        startOrder(
          { ...wish, expressRequest: true },
          {
            onProblem: (problem) => {
              setState({ busy: false, problem });
              onRefused?.(problem);
              if (isOutdated(problem)) revalidate();
            },
            onMade: (id) => navigate(urls.path('transactions-id', { id })),
          },
        ),
      )
      .catch(() => {
        if (navigator.onLine) form.submit();
        else setState({ busy: false, problem: noAnswer });
      });
  };

  return { ...state, onSubmit };
}
