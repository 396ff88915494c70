import type { ThreadState } from './thread-state';
import type { FormProblem } from '../../forms/form-problem';

/** The properties of the sender that the price of a message depends on. */
export interface Writer {
  readonly credits: number;
  readonly paid_user: boolean;
  readonly status: string;
}

/** What prevents the next message, or is worth knowing before it. */
export type Hindrance =
  | { readonly kind: 'credits' }
  | { readonly kind: 'premium'; readonly problem: FormProblem }
  | { readonly kind: 'spending' }
  | { readonly kind: 'problem'; readonly problem: FormProblem }
  | { readonly kind: 'unconfirmed' };

/** Whether the next message cannot be sent without a purchase. */
export function mustBuy(thread: ThreadState, writer: Writer): 'credits' | 'premium' | null {
  if (thread.free_messages_left > 0) return null;
  if (!writer.paid_user && thread.conversation === null) return 'premium';
  return writer.credits < thread.cost ? 'credits' : null;
}

function ofProblem(problem: FormProblem): Hindrance {
  if (problem.code === 'insufficient_credits') return { kind: 'credits' };
  if (problem.code === 'free_limit_reached' || problem.code === 'premium_only') {
    return { kind: 'premium', problem };
  }
  return problem.code === 'spending_blocked' ? { kind: 'spending' } : { kind: 'problem', problem };
}

/**
 * Returns the single notice above the composer: what failed first, then what will fail, then what is worth
 * knowing.
 */
export function hindranceOf(
  thread: ThreadState,
  writer: Writer,
  problem: FormProblem | null,
): Hindrance | null {
  if (problem) return ofProblem(problem);
  const buy = mustBuy(thread, writer);
  if (buy === 'credits') return { kind: 'credits' };
  if (buy === 'premium') {
    return { kind: 'premium', problem: { code: 'free_limit_reached', fields: {}, data: {} } };
  }
  return writer.status === 'not_confirmed' ? { kind: 'unconfirmed' } : null;
}
