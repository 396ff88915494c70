import { Suspense, lazy } from 'react';
import type { ModalProps } from '../Dialog/modal-props';

const ModalFrame = lazy(() => import('../Dialog/ModalFrame'));

export interface DrawerProps extends ModalProps {
  isOpen: boolean;
}

/** A modal that slides in from the right edge. Its script is loaded when it first opens. */
export function Drawer({ isOpen, ...props }: DrawerProps) {
  if (!isOpen) return null;
  return (
    <Suspense>
      <ModalFrame kind="drawer" {...props} />
    </Suspense>
  );
}
