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
 * Says that the date of birth is not possible, each time that the form was sent with such a date. It is the browser's own
 * dialog, since the signup may be in one, outside of which nothing can be pressed.
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
