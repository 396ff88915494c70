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

const idle: OrderState = { busy: false, problem: null };

/** Sends the order with script: once, however often the button is pressed, and with what went wrong on the page. */
export function useOrder(wish: OrderWish) {
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
    if (state.busy) return;
    setState({ busy: true, problem: null });
    const form = event.currentTarget;
    import('./order-flow')
      .then(({ startOrder }) =>
        startOrder(wish, {
          onProblem: (problem) => {
            setState({ busy: false, problem });
            if (problem.code === 'amount_changed' || problem.code === 'authentication_required') revalidate();
          },
          onMade: (id) => navigate(urls.path('transactions-id', { id })),
        }),
      )
      .catch(() => form.submit());
  };

  return { ...state, onSubmit };
}
