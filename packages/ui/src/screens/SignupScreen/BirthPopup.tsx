import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Dialog, DialogActions } from '../../components/Dialog/Dialog';

export interface BirthPopupProps {
  title: string;
  text: string;
  /** The button that closes it. */
  close: string;
}

/** Says that the date of birth is not possible, each time that the form was sent with such a date. */
export function BirthPopup({ popup, busy }: { popup: BirthPopupProps | undefined; busy: boolean }) {
  const [seen, setSeen] = useState(true);
  if (busy && seen) setSeen(false);
  if (!popup) return null;
  const close = () => setSeen(true);
  return (
    <Dialog role="alertdialog" size="small" title={popup.title} isOpen={!busy && !seen} onClose={close}>
      <p>{popup.text}</p>
      <DialogActions>
        <Button onClick={close}>{popup.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
