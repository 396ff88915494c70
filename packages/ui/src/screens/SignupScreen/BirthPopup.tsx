import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Heading } from '../../components/Heading/Heading';
import { Stack } from '../../components/Stack/Stack';
import { popup as popupStyle } from './BirthPopup.css';

export interface BirthPopupProps {
  title: string;
  text: string;
  /** The button that closes it. */
  close: string;
}

/**
 * An alert that the date of birth is invalid, each time the form was submitted with one. A native dialog, as
 * the signup may itself be in a modal dialog, outside of which everything is inert.
 */
export function BirthPopup({ popup, busy }: { popup: BirthPopupProps | undefined; busy?: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [seen, setSeen] = useState(true);
  if (busy !== undefined && seen) setSeen(false);
  const isOpen = popup !== undefined && busy === undefined && !seen;
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  const onClose = () => {
    setSeen(true);
    dialog.current?.closest('form')?.querySelector<HTMLElement>('fieldset [aria-invalid="true"]')?.focus();
  };
  if (!popup) return null;
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={popupStyle}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <Stack gap={16}>
        <Heading level={2} type="sub" id={`${id}-title`}>
          {popup.title}
        </Heading>
        <p id={`${id}-text`}>{popup.text}</p>
        <Button full onClick={() => dialog.current?.close()}>
          {popup.close}
        </Button>
      </Stack>
    </dialog>
  );
}
