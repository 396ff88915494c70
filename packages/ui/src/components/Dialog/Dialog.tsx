import type { ReactNode } from 'react';
import { Late } from '../../late/Late';
import { actions } from './Dialog.css';
import { LateModal } from './late-modal';
import type { ModalProps } from './modal-props';

export interface DialogProps extends ModalProps {
  isOpen: boolean;
}

/** A modal over a scrim; a bottom sheet on a phone. Its script is loaded when it first opens. */
export function Dialog({ isOpen, ...props }: DialogProps) {
  if (!isOpen) return null;
  return (
    <Late onFailure={props.onClose}>
      <LateModal kind="dialog" {...props} />
    </Late>
  );
}

/** The buttons of a dialog in a row: the safe one first, the destructive one last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={actions}>{children}</div>;
}
