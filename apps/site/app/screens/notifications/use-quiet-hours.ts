import { errorMessage } from '@heartwood/i18n';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SwitchProblem } from '../../forms/use-switches';
import { addToast } from '../../overlays/toasts';
import type { QuietHours } from './quiet-hours';

/** Delay between the last change of the times and saving them. */
const pauseMs = 700;

interface QuietHoursParts {
  readonly save: (hours: QuietHours) => Promise<SwitchProblem>;
  /** Called once a change is saved, with a function that undoes it. */
  readonly onSaved: (undo?: () => void) => void;
}

/**
 * Returns the page's quiet hours: updated optimistically, saved shortly after the last change, and reverted
 * with a notice on failure.
 */
export function useQuietHours(loaded: QuietHours, { save, onSaved }: QuietHoursParts) {
  const intl = useIntl();
  const [hours, setHours] = useState(loaded);
  const kept = useRef(loaded);
  const waiting = useRef<QuietHours>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const saving = useRef<Promise<void>>(Promise.resolve());

  async function saveOne(next: QuietHours, undoes: boolean): Promise<void> {
    const before = kept.current;
    const problem = await save(next).catch(() => 'unknown' as const);
    const isLast = waiting.current === undefined;
    if (problem === undefined) {
      kept.current = next;
      if (isLast) onSaved(undoes ? undefined : () => apply(before, true));
      return;
    }
    if (isLast) setHours(before);
    if (problem !== 'authentication_required')
      addToast({ tone: 'danger', title: intl.formatMessage(errorMessage(problem)) });
  }

  async function saveInTurn(before: Promise<void>, next: QuietHours, undoes: boolean): Promise<void> {
    await before;
    await saveOne(next, undoes);
  }

  function flush(undoes = false): void {
    clearTimeout(timer.current);
    const next = waiting.current;
    if (!next) return;
    waiting.current = undefined;
    saving.current = saveInTurn(saving.current, next, undoes);
  }

  function apply(next: QuietHours, undoes = false): void {
    setHours(next);
    waiting.current = next;
    flush(undoes);
  }

  function change(next: QuietHours): void {
    setHours(next);
    waiting.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, pauseMs);
  }

  const flushAtEnd = useRef(flush);
  flushAtEnd.current = flush;
  useEffect(() => () => flushAtEnd.current(), []);

  return { hours, change, apply, flush };
}
