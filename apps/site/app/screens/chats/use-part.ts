import { useState } from 'react';
import { useIntl } from 'react-intl';
import { noAnswer, problemText } from '../../forms/form-problem';
import { addToast } from '../../overlays/toasts';
import { composerParts } from './composer-parts';

/** Opens a part of the conversation once its script is loaded; reports if that fails. */
export function usePart(name: keyof typeof composerParts) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    open: () => {
      composerParts[name]
        .load()
        .then(() => setOpen(true))
        .catch(() => addToast({ tone: 'danger', title: problemText(intl, noAnswer) }));
    },
    close: () => setOpen(false),
  };
}
