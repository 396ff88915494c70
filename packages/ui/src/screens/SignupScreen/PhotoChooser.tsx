import { Camera, Image } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { FormErrors } from '../../components/FormErrors/FormErrors';
import { Photo } from '../../components/Photo/Photo';
import { Stack } from '../../components/Stack/Stack';
import { Late } from '../../late/Late';
import { latePart } from '../../late/late-part';
import * as styles from './PhotoChooser.css';
import { useCutOnSubmit } from './use-cut-on-submit';

/** Loaded with the first file; if that fails, the whole photo is uploaded and the server crops it. */
const PhotoCrop = latePart(() => import('./PhotoCrop'));

export interface PhotoChooserProps {
  /** Name of the two file fields; the empty one has no bytes. */
  name: string;
  /** Accepted media types, such as `image/jpeg,image/png`. */
  accept: string;
  camera: string;
  library: string;
  /** Why the last attempt failed, until a file is chosen; another `cause` is another attempt. */
  error?: { text: string; cause: object };
  /** The error for a file that the browser cannot decode. */
  unreadable: string;
  /** An existing photo. */
  current?: { src: string; alt: string };
  crop: { label: string; hint: string; zoom: string };
}

function usePreview() {
  const [address, setAddress] = useState<string>();
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return [address, (file?: File) => setAddress(file && URL.createObjectURL(file))] as const;
}

/** Takes a photo from camera or library; uploads the part in the frame. */
export function PhotoChooser({
  name,
  accept,
  camera,
  library,
  error,
  unreadable,
  current,
  crop,
}: PhotoChooserProps) {
  const fields = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [preview, show] = usePreview();
  const [failed, setFailed] = useState(false);
  const [answered, setAnswered] = useState<object>();
  const cut = useCutOnSubmit({ fields, picture });
  const rejection = error?.cause === answered ? undefined : error?.text;
  const problem = failed ? unreadable : rejection;

  function emptyFields(but?: HTMLInputElement) {
    for (const field of fields.current?.querySelectorAll('input') ?? []) {
      if (field !== but) field.value = '';
    }
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    if (!file) return;
    emptyFields(event.currentTarget);
    cut(undefined);
    setFailed(false);
    setAnswered(error?.cause);
    show(file);
  }

  function refuse() {
    emptyFields();
    cut(undefined);
    setFailed(true);
    show();
  }

  return (
    <>
      {problem && <FormErrors title={problem} />}
      <Stack align="center">
        {preview && (
          <Late>
            <PhotoCrop
              key={preview}
              src={preview}
              {...crop}
              pictureRef={picture}
              onCrop={cut}
              onUnreadable={refuse}
            />
          </Late>
        )}
        {!preview && current && (
          <div className={styles.current}>
            <Photo photo={{ ...current, width: 4, height: 5 }} shape="fill" corners="none" eager />
          </div>
        )}
        {!preview && !current && (
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
        <div ref={fields} className={styles.sources}>
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
      </Stack>
    </>
  );
}
