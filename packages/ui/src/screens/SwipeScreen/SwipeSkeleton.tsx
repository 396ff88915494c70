import { Skeleton } from '../../components/Skeleton/Skeleton';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import * as styles from './SwipeGame.css';

/** The game while the next cards load. */
export function SwipeSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.game} aria-busy="true">
      <VisuallyHidden as="p">{label}</VisuallyHidden>
      <div className={styles.stack}>
        <Skeleton shape="block" height="100%" />
      </div>
      <div className={styles.actions} />
    </div>
  );
}
