import { X } from 'lucide-react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { displayType } from '../../type/type.css';
import { IconButton } from '../IconButton/IconButton';
import { closeSlot, dialog, dialogPlain, head, headTitle, modal, scrim } from './Dialog.css';
import type { ModalProps } from './modal-props';

/**
 * Dialog and drawer with react-aria: traps and restores the focus, hides the page behind. Loaded when opened.
 */
export default function ModalFrame({
  kind,
  title,
  hideTitle,
  close,
  size,
  isDismissable = true,
  onClose,
  role,
  children,
}: ModalProps & { kind: 'dialog' | 'drawer' | 'full' }) {
  const plain = hideTitle === true;
  return (
    <ModalOverlay
      isOpen
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      onOpenChange={(open) => {
        if (!open) onClose?.();
      }}
      className={scrim({ kind })}
    >
      <Modal className={modal({ kind, size })}>
        <AriaDialog
          role={role}
          className={plain ? dialogPlain : dialog}
          aria-label={plain ? title : undefined}
        >
          {plain ? null : (
            <div className={head}>
              <Heading slot="title" level={2} className={`${displayType({ type: 'sub' })} ${headTitle}`}>
                {title}
              </Heading>
              {close === undefined ? null : (
                <span className={closeSlot}>
                  <IconButton label={close} icon={<X />} onClick={onClose} />
                </span>
              )}
            </div>
          )}
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
