import { Late } from '../../late/Late';
import { latePart } from '../../late/late-part';
import type { CropDialogProps } from './crop-dialog-props';

const CropModal = latePart(() => import('./CropModal'));

/**
 * Crops, rotates and mirrors a photo before the upload, full-screen on a phone. Its script is loaded when it
 * first opens.
 */
export function CropDialog({ photo, ...rest }: CropDialogProps) {
  if (!photo) return null;
  return (
    <Late onFailure={rest.onCancel}>
      <CropModal key={photo.src} photo={photo} {...rest} />
    </Late>
  );
}
