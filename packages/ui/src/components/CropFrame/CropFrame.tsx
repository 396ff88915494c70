import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { changeOfKey, useCropGestures } from './use-crop-gestures';
import type { ChangeCrop } from './use-crop-gestures';
import { cropStyle } from './crop';
import type { Crop, PhotoSize } from './crop';
import * as styles from './CropFrame.css';

export interface CropFrameProps {
  src: string;
  /** How the photo is cropped; unset until it is loaded. */
  crop?: Crop;
  photo?: PhotoSize;
  /** `stage` also shows the cut-off parts, darkened. */
  look?: 'plain' | 'stage';
  /** Accessible name of the frame. */
  label: string;
  /** Id of its description. */
  describedBy?: string;
  /** Ref of the image, for cropping it. */
  pictureRef: Ref<HTMLImageElement>;
  onChange: ChangeCrop;
  onLoad: (photo: PhotoSize) => void;
  /** Called when the browser cannot decode this file. */
  onUnreadable: () => void;
  /** Overlays on the frame. */
  children?: ReactNode;
}

/** The crop frame with thirds and grips; touch, mouse and keys move, scale and rotate the photo. */
export function CropFrame(props: CropFrameProps) {
  const { src, crop, photo, look = 'plain', label, describedBy, pictureRef } = props;
  const { onChange, onLoad, onUnreadable, children } = props;
  const gestures = useCropGestures(onChange);

  function press(event: KeyboardEvent) {
    const change = changeOfKey(event);
    if (!change) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(change);
  }

  return (
    <button
      type="button"
      className={styles.frame({ look })}
      aria-label={label}
      aria-describedby={describedBy}
      onKeyDown={press}
      {...gestures}
    >
      <img
        ref={pictureRef}
        className={styles.picture}
        src={src}
        alt=""
        draggable={false}
        style={crop && photo && cropStyle(crop, photo)}
        onError={onUnreadable}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          onLoad({ width: naturalWidth, height: naturalHeight })
        }
      />
      <span className={styles.grid({ look })} aria-hidden="true" />
      {look === 'stage' && (
        <span className={styles.grips} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
      )}
      {children}
    </button>
  );
}

/** A preview of the crop in a box of the frame's ratio, without controls. */
export function CropPreview({ src, crop, photo }: { src: string; crop: Crop; photo: PhotoSize }) {
  return (
    <span className={styles.preview}>
      <img className={styles.picture} src={src} alt="" style={cropStyle(crop, photo)} />
    </span>
  );
}
