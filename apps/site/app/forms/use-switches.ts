import type { ApiError } from '@heartwood/api-client';
import { errorMessage } from '@heartwood/i18n';
import type { SwitchControl } from '@heartwood/ui';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { addToast } from '../overlays/toasts';

/** Why a switch was not saved; `unchanged` and an expired session are reported elsewhere. */
export type SwitchProblem = ApiError['code'] | 'unchanged' | undefined;

/** A switch as loaded, and its form without script. */
export interface LoadedSwitch extends Omit<SwitchControl, 'onSubmit'> {
  readonly id: string;
}

interface Change {
  readonly id: string;
  readonly on: boolean;
  /** Whether it reverts another change. */
  readonly undoes?: boolean;
}

const shownElsewhere: readonly (SwitchProblem | 'unknown')[] = ['authentication_required', 'unchanged'];

/**
 * Returns the switches of a page: updated optimistically, saved one after the other in the background, and
 * reverted with a notice on failure. Without script they are forms that the page's action handles.
 * @param onSaved called once a switch is saved and was not pressed again meanwhile, with a function that
 * reverts it
 */
export function useSwitches(
  save: (id: string, on: boolean) => Promise<SwitchProblem>,
  onSaved?: (undo?: () => void) => void,
) {
  const intl = useIntl();
  const [moved, setMoved] = useState<ReadonlyMap<string, boolean>>(new Map());
  const kept = useRef(new Map<string, boolean>());
  const saving = useRef(new Map<string, Promise<boolean>>());

  function move(id: string, on: boolean): void {
    setMoved((before) => new Map(before).set(id, on));
  }

  async function saveOne({ id, on }: Change): Promise<boolean> {
    const problem = await save(id, on).catch(() => 'unknown' as const);
    if (problem === undefined) kept.current.set(id, on);
    else if (!shownElsewhere.includes(problem))
      addToast({ tone: 'danger', title: intl.formatMessage(errorMessage(problem)) });
    return problem === undefined;
  }

  async function saveInTurn(change: Change, before: Promise<unknown> | undefined): Promise<boolean> {
    await before;
    return saveOne(change);
  }

  async function apply(change: Change, loaded: boolean): Promise<void> {
    const { id, on, undoes } = change;
    if (!kept.current.has(id)) kept.current.set(id, loaded);
    move(id, on);
    const turn = saveInTurn(change, saving.current.get(id));
    saving.current.set(id, turn);
    const done = await turn;
    if (saving.current.get(id) !== turn) return;
    move(id, kept.current.get(id) ?? loaded);
    if (done) onSaved?.(undoes ? undefined : () => void apply({ id, on: !on, undoes: true }, loaded));
  }

  return ({ id, ...loaded }: LoadedSwitch): SwitchControl => {
    const selected = moved.get(id) ?? loaded.selected;
    return {
      ...loaded,
      selected,
      onSubmit: (event) => {
        event.preventDefault();
        void apply({ id, on: !selected }, loaded.selected);
      },
    };
  };
}
