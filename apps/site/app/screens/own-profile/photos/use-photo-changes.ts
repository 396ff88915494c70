import type { Photos } from '@heartwood/api-contract';
import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { noAnswer, problemText } from '../../../forms/form-problem';
import { addToast } from '../../../overlays/toasts';
import type { Outcome } from '../outcome';
import { ownPhotosMessages as texts } from './messages';
import type { OwnPhotos } from './own-photos';
import { changeOf, changesOfOrder } from './photo-changes';
import type { PhotoChange, PhotoIntent } from './photo-changes';

async function send(changes: readonly PhotoChange[]): Promise<Outcome<Photos | undefined>> {
  try {
    const { makePhotoChanges } = await import('./photo-calls');
    return await makePhotoChanges(changes);
  } catch {
    return { problem: noAnswer };
  }
}

/** Changes photos in place; the page shows the API's response until its own data is reloaded. */
export function usePhotoChanges(photos: OwnPhotos) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const [answered, setAnswered] = useState<Photos>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const listed = answered?.photos ?? photos.listed;

  useEffect(() => setAnswered(undefined), [photos]);

  async function make(changes: readonly PhotoChange[], saved: string): Promise<boolean> {
    if (sending.current || changes.length === 0) return false;
    sending.current = true;
    setBusy(true);
    const { answer, problem } = await send(changes);
    sending.current = false;
    setBusy(false);
    if (answer) setAnswered(answer);
    if (problem) addToast({ tone: 'danger', title: problemText(intl, problem) });
    else addToast({ tone: 'success', title: saved });
    revalidate();
    return problem === undefined;
  }

  return {
    listed,
    busy,
    /** Performs an operation on a photo; returns whether it succeeded. */
    change: (intent: PhotoIntent, id: string) =>
      make(
        [changeOf(intent, id, listed)],
        intl.formatMessage(intent === 'remove' ? texts.removed : texts.saved),
      ),
    /** Reorders the photos. */
    order: (ids: readonly string[]) => {
      const changes = changesOfOrder(ids, listed);
      if (typeof changes !== 'string') return make(changes, intl.formatMessage(texts.saved));
      addToast({ tone: 'danger', title: intl.formatMessage(texts[`stays_${changes}`]) });
      return Promise.resolve(false);
    },
  };
}
