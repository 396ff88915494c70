import { Camera, ImagePlus, SendHorizontal } from 'lucide-react';
import type { ChangeEvent, ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { Button, ButtonLink } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import * as styles from './PhotoSend.css';

export interface PhotoSendProps {
  isOpen: boolean;
  title: string;
  /** Accessible name of the close button. */
  close: string;
  onClose: () => void;
  /** URL of the chosen picture; unset before one is chosen. */
  picture?: { src: string; label: string };
  take: string;
  pick: string;
  onFile: (file: File) => void;
  /** Why the chosen file cannot be sent. */
  error?: string;
  /** What the recipient sees at first, and that a declined photo is free. */
  note: string;
  /** Price in credits and money. */
  price: string;
  /** The number of missing credits, and a link to get them. */
  missing?: { text: string; topUp: { href: string; label: string } };
  send: string;
  onSend: () => void;
}

function FileChoice({
  className,
  icon,
  label,
  camera = false,
  onFile,
}: {
  className: string;
  icon: ReactNode;
  label: string;
  camera?: boolean;
  onFile: (file: File) => void;
}) {
  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    if (file) onFile(file);
    currentTarget.value = '';
  }
  return (
    <label className={className}>
      <input
        className={styles.input}
        type="file"
        accept="image/*"
        capture={camera ? 'user' : undefined}
        onChange={onChange}
      />
      {icon}
      {label}
    </label>
  );
}

/** Takes or chooses a photo, and shows it with its price before sending. */
export function PhotoSend({
  isOpen,
  title,
  close,
  onClose,
  picture,
  take,
  pick,
  onFile,
  error,
  note,
  price,
  missing,
  send,
  onSend,
}: PhotoSendProps) {
  return (
    <Dialog isOpen={isOpen} title={title} close={close} onClose={onClose}>
      <div className={styles.content}>
        {picture && <img className={styles.picture} src={picture.src} alt={picture.label} />}
        {error && <Alert tone="danger" title={error} role="alert" />}
        <div className={styles.choices}>
          <FileChoice className={styles.take} icon={<Camera />} label={take} camera onFile={onFile} />
          <FileChoice className={styles.choice} icon={<ImagePlus />} label={pick} onFile={onFile} />
        </div>
        <p className={styles.note}>{note}</p>
        <div className={styles.sum}>
          <span className={styles.price}>
            {price}
            {missing && <span className={styles.missing}>{missing.text}</span>}
          </span>
          {missing ? (
            <ButtonLink href={missing.topUp.href} size="large">
              {missing.topUp.label}
            </ButtonLink>
          ) : (
            <Button size="large" icon={<SendHorizontal />} disabled={picture === undefined} onClick={onSend}>
              {send}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
