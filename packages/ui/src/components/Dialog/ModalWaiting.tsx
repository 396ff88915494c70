import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { Skeleton } from '../Skeleton/Skeleton';
import { displayType } from '../../type/type.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { closeSlot, dialog, head, headTitle, modal, scrim, waiting, waitingLines } from './Dialog.css';

export interface ModalWaitingProps {
  title: string;
  /** What is going on. */
  busy: string;
  /** Label of the button that closes it. */
  close: string;
  onClose: () => void;
}

/** The frame of a dialog while its script and content are loading. */
export function ModalWaiting({ title, busy, close, onClose }: ModalWaitingProps) {
  const frame = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClose);
  latest.current = onClose;
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const onCancel = (event: Event) => {
      event.preventDefault();
      latest.current();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target === element) latest.current();
    };
    element.addEventListener('cancel', onCancel);
    element.addEventListener('click', onClick);
    element.showModal();
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('click', onClick);
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={frame}
      aria-label={title}
      aria-busy="true"
      className={`${scrim({ kind: 'dialog' })} ${waiting}`}
    >
      <div className={modal({ kind: 'dialog', size: 'small' })}>
        <div className={dialog}>
          <div className={head}>
            <span className={`${displayType({ type: 'sub' })} ${headTitle}`}>{title}</span>
            <span className={closeSlot}>
              <IconButton label={close} icon={<X />} onClick={onClose} />
            </span>
          </div>
          <div className={waitingLines} role="status">
            <VisuallyHidden>{busy}</VisuallyHidden>
            <Skeleton />
            <Skeleton width="80%" />
            <Skeleton shape="block" height="96px" />
            <Skeleton shape="block" height="52px" />
          </div>
        </div>
      </div>
    </dialog>
  );
}
