import { useNavigate, useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import type { FormProblem } from '../../forms/form-problem';
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

/** Sends the order by script: once, however often the button is pressed, with errors shown on the page. */
export function useOrder(wish: Omit<OrderWish, 'expressRequest'>, { isTicked, onRefused }: OrderOptions) {
  const [state, setState] = useState(idle);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

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
    import('./order-flow')
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
      .catch(() => form.submit());
  };

  return { ...state, onSubmit };
}
