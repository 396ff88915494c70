import { Suspense, lazy } from 'react';
import type { CropDialogProps } from './crop-dialog-props';

const CropModal = lazy(() => import('./CropModal'));

/**
 * Crops, rotates and mirrors a photo before the upload, full-screen on a phone. Its script is loaded when it
 * first opens.
 */
export function CropDialog({ photo, ...rest }: CropDialogProps) {
  if (!photo) return null;
  return (
    <Suspense>
      <CropModal key={photo.src} photo={photo} {...rest} />
    </Suspense>
  );
}
