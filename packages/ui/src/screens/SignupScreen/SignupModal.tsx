import { useEffect, useLayoutEffect, useRef } from 'react';
import { SignupScreen } from './SignupScreen';
import type { SignupScreenProps } from './SignupScreen';
import { modal } from './SignupModal.css';

export interface SignupModalProps extends Omit<SignupScreenProps, 'presentation'> {
  isOpen: boolean;
  /** Accessible name of the dialog. */
  title: string;
  /** While a signup is in progress: neither Escape nor an outside press closes it. */
  locked?: boolean;
  /** Called on Escape or an outside press, unless locked. */
  onClose: () => void;
}

/** The signup as a large dialog over any page, without header and footer. */
export function SignupModal({ isOpen, title, locked = false, onClose, ...screen }: SignupModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect is cleaned up while the dialog is still mounted; only then does closing restore the
  // focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return undefined;
    element.showModal();
    element.querySelector('h1')?.focus();
    return () => element.close();
  }, [isOpen]);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return undefined;
    const onCancel = (event: Event) => {
      event.preventDefault();
      if (!locked) onClose();
    };
    const onPress = (event: MouseEvent) => {
      if (event.target === element && !locked) onClose();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onCancel(event);
    };
    element.addEventListener('cancel', onCancel);
    element.addEventListener('keydown', onKey);
    element.addEventListener('pointerdown', onPress);
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen, locked, onClose]);
  return (
    <dialog ref={dialog} className={modal} aria-label={title}>
      {isOpen && <SignupScreen {...screen} presentation="modal" />}
    </dialog>
  );
}
