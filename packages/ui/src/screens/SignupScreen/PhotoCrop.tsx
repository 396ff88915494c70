import { Move } from 'lucide-react';
import { useEffect, useId } from 'react';
import type { Ref } from 'react';
import { fittedCrop, largestZoom } from '../../components/CropFrame/crop';
import type { Crop } from '../../components/CropFrame/crop';
import { CropFrame } from '../../components/CropFrame/CropFrame';
import { CropSlider } from '../../components/CropFrame/CropSlider';
import { useCrop } from '../../components/CropFrame/use-crop';
import * as styles from './PhotoCrop.css';

interface PhotoCropProps {
  src: string;
  /** Accessible name of the frame. */
  label: string;
  /** How to move the crop. */
  hint: string;
  /** Accessible name of the zoom. */
  zoom: string;
  /** Ref of the image, for cropping it. */
  pictureRef: Ref<HTMLImageElement>;
  onCrop: (crop: Crop) => void;
  /** Called when the browser cannot decode this file. */
  onUnreadable: () => void;
}

/** The crop tool of the signup: the frame and one slider. */
export default function PhotoCrop({
  src,
  label,
  hint,
  zoom,
  pictureRef,
  onCrop,
  onUnreadable,
}: PhotoCropProps) {
  const hintId = useId();
  const { crop, photo, change, start } = useCrop();
  useEffect(() => {
    if (crop) onCrop(crop);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what is cut
  }, [crop]);

  return (
    <div className={styles.crop}>
      <CropFrame
        src={src}
        crop={crop}
        photo={photo}
        label={label}
        describedBy={hintId}
        pictureRef={pictureRef}
        onChange={change}
        onLoad={start}
        onUnreadable={onUnreadable}
      >
        <span className={styles.sign} aria-hidden="true">
          <Move />
        </span>
      </CropFrame>
      <p className={styles.hint} id={hintId}>
        {hint}
      </p>
      <div className={styles.zoom}>
        <CropSlider
          label={zoom}
          min={1}
          max={largestZoom}
          step={0.05}
          value={crop?.zoom ?? 1}
          onChange={(to) => change((now, shown) => fittedCrop({ ...now, zoom: to }, shown))}
        />
      </div>
    </div>
  );
}
