import { WifiOff } from 'lucide-react';
import { ProgressRing } from '../../components/Progress/ProgressRing';
import type { UploadTile } from './own-photo-tiles';
import * as styles from './OwnPhotosScreen.css';

/** A file being uploaded with a ring and a cancel button, or a failed one with its options. */
export function UploadTileView({ tile }: { tile: UploadTile }) {
  const { preview, state, progress, percent, label, cancel, retry } = tile;
  if (state === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <WifiOff />
        <span>{label}</span>
        {retry && (
          <button type="button" className={styles.failedAction} onClick={retry.onPress}>
            {retry.label}
          </button>
        )}
        <button type="button" className={styles.failedAction} onClick={cancel.onPress}>
          {cancel.label}
        </button>
      </div>
    );
  }
  return (
    <div className={styles.upload}>
      {preview && <img className={styles.uploadPicture} src={preview} alt="" />}
      <div className={styles.uploadVeil}>
        <ProgressRing value={progress} label={label} size="small" look="glass">
          {state === 'uploading' ? percent : undefined}
        </ProgressRing>
        <button type="button" className={styles.uploadCancel} onClick={cancel.onPress}>
          {cancel.label}
        </button>
      </div>
    </div>
  );
}
