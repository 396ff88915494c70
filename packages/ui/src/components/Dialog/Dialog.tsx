import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { actions } from './Dialog.css';
import type { ModalProps } from './modal-props';

const ModalFrame = lazy(() => import('./ModalFrame'));

export interface DialogProps extends ModalProps {
  isOpen: boolean;
}

/** A modal over a scrim; a bottom sheet on a phone. Its script is loaded when it first opens. */
export function Dialog({ isOpen, ...props }: DialogProps) {
  if (!isOpen) return null;
  return (
    <Suspense>
      <ModalFrame kind="dialog" {...props} />
    </Suspense>
  );
}

/** The buttons of a dialog in a row: the safe one first, the destructive one last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={actions}>{children}</div>;
}
