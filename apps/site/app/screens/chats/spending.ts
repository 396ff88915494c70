import type { ThreadState } from './thread-state';
import type { FormProblem } from '../../forms/form-problem';

/** Who writes, as the price of a message depends on it. */
export interface Writer {
  readonly credits: number;
  readonly paid_user: boolean;
  readonly status: string;
}

/** What stands in the way of the next message, or is worth knowing before it. */
export type Hindrance =
  | { readonly kind: 'credits' }
  | { readonly kind: 'premium'; readonly problem: FormProblem }
  | { readonly kind: 'spending' }
  | { readonly kind: 'problem'; readonly problem: FormProblem }
  | { readonly kind: 'unconfirmed' };

/** Whether the next message cannot be sent before something is bought. */
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

/** The one notice above the composer: what went wrong first, then what will, then what is worth knowing. */
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
