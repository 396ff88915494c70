import { Camera, Image } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ChangeEvent } from 'react';
import { FieldError } from '../../components/FieldError/FieldError';
import { PhotoCrop } from './PhotoCrop';
import type { CropArea } from './PhotoCrop';
import * as styles from './PhotoChooser.css';

export interface PhotoChooserProps {
  /** Name of the two file fields; the empty one has no bytes. */
  name: string;
  /** Media types that are taken, such as `image/jpeg,image/png`. */
  accept: string;
  camera: string;
  library: string;
  error?: string;
  /** Address of a photo that is there already. */
  current?: string;
  crop: { label: string; hint: string; zoom: string };
  onFile?: (file: File) => void;
  onCrop?: (area: CropArea) => void;
}

function usePreview() {
  const [address, setAddress] = useState<string>();
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return [address, (file: File) => setAddress(URL.createObjectURL(file))] as const;
}

/** Takes a photo from camera or library and shows how it will be cut. */
export function PhotoChooser({
  name,
  accept,
  camera,
  library,
  error,
  current,
  crop,
  onFile,
  onCrop,
}: PhotoChooserProps) {
  const [preview, show] = usePreview();
  const shown = preview ?? current;

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    if (!file) return;
    show(file);
    onFile?.(file);
  }

  return (
    <div className={styles.chooser}>
      {shown ? (
        <PhotoCrop key={shown} src={shown} {...crop} onCrop={onCrop} />
      ) : (
        <div className={styles.arch} aria-hidden="true">
          <svg viewBox="0 0 200 220" fill="none" stroke="currentColor" strokeLinecap="round">
            <path
              d="M100 30c34 0 54 24 52 60-1 40-22 66-52 66s-51-26-52-66c-2-36 18-60 52-60ZM6 240c4-50 40-64 94-68 54 4 90 18 94 68"
              strokeWidth="3"
              strokeDasharray="3 9"
            />
            <path d="M78 118q22 22 44 0" strokeWidth="5" />
          </svg>
        </div>
      )}
      <div className={styles.sources}>
        <label className={styles.source}>
          <input
            className={styles.input}
            type="file"
            name={name}
            accept={accept}
            capture="user"
            onChange={choose}
          />
          <Camera />
          {camera}
        </label>
        <label className={styles.source}>
          <input className={styles.input} type="file" name={name} accept={accept} onChange={choose} />
          <Image />
          {library}
        </label>
      </div>
      {error && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
