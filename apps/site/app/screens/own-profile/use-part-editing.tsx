import { Button } from '@heartwood/ui';
import type { EditLink } from '@heartwood/ui';
import type { ProfileChanges } from '@heartwood/flows';
import { useRevalidator } from '@remix-run/react';
import { useRef, useState } from 'react';
import type { FormEvent, MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { noAnswer, problemText } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import { useLatest } from '../../hooks/use-latest';
import { addToast } from '../../overlays/toasts';
import { ownProfileMessages as texts } from './messages';
import type { OwnValues } from './own-values';
import { editAddress, partTitle } from './part-texts';
import type { Part } from './parts';
import { checkPart, readPart, sameValues, valuesBefore } from './read-part';

/** Sends changes; the code is fetched when needed. */
async function send(changes: ProfileChanges): Promise<FormProblem | undefined> {
  try {
    const { saveProfile } = await import('./save-profile');
    return await saveProfile(changes);
  } catch {
    return noAnswer;
  }
}

/** Opens the form of a part in a dialog, saves it in place, and offers to undo the change. */
export function usePartEditing(values: OwnValues) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const [part, setPart] = useState<Part | null>(null);
  const [problem, setProblem] = useState<FormProblem>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const shown = useLatest(part);

  function close() {
    setPart(null);
    setProblem(undefined);
  }

  async function undo(before: ProfileChanges) {
    const failed = await send(before);
    if (failed) addToast({ tone: 'danger', title: problemText(intl, failed) });
    else addToast({ tone: 'success', title: intl.formatMessage(texts.undone) });
    revalidate();
  }

  async function save(of: Part, changes: ProfileChanges) {
    const before = valuesBefore(changes, values);
    if (sameValues(changes, before)) return close();
    const wrong = checkPart(changes) ?? (await send(changes));
    const stillOpen = shown.current === of;
    if (wrong) {
      if (stillOpen) setProblem(wrong);
      else addToast({ tone: 'danger', title: problemText(intl, wrong) });
      return undefined;
    }
    if (stillOpen) close();
    revalidate();
    addToast({
      tone: 'success',
      title: intl.formatMessage(texts.saved),
      action: (
        <Button look="text" size="small" onClick={() => void undo(before)}>
          {intl.formatMessage(texts.undo)}
        </Button>
      ),
    });
    return undefined;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!part || sending.current) return;
    sending.current = true;
    setBusy(true);
    await save(part, readPart(part, new FormData(event.currentTarget)));
    sending.current = false;
    setBusy(false);
  }

  return {
    part,
    problem,
    busy,
    close,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    /** The link that opens a part's form: in a dialog by script, else in the page. */
    link: (one: Part): EditLink => ({
      href: editAddress(one),
      label: intl.formatMessage(texts.edit, { part: partTitle(intl, one) }),
      onClick: (event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        setPart(one);
      },
    }),
  };
}
