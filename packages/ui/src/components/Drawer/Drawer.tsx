import { Late } from '../../late/Late';
import { LateModal } from '../Dialog/late-modal';
import type { ModalProps } from '../Dialog/modal-props';

export interface DrawerProps extends ModalProps {
  isOpen: boolean;
}

/** A modal that slides in from the right edge. Its script is loaded when it first opens. */
export function Drawer({ isOpen, ...props }: DrawerProps) {
  if (!isOpen) return null;
  return (
    <Late onFailure={props.onClose}>
      <LateModal kind="drawer" {...props} />
    </Late>
  );
}
