import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './AlertStrip.css';

export interface AlertStripProps {
  tone?: 'warn' | 'danger' | 'success';
  icon: ReactNode;
  /** One line. */
  title: ReactNode;
  /** Shown after the title where there is space. */
  children?: ReactNode;
  /** One action, a text button or link of size `small`. */
  action?: ReactNode;
  dismiss?: { label: string; onPress: () => void };
  /** `status` or `alert` when it appears after an action; unset for content of the first render. */
  role?: 'status' | 'alert';
}

/** An alert as low as a page's title: icon, one line, one action, a close button. */
export function AlertStrip({ tone = 'warn', icon, title, children, action, dismiss, role }: AlertStripProps) {
  return (
    <div className={styles.strip({ tone })} role={role}>
      {icon}
      <p className={styles.words}>
        <strong className={styles.titleStyle}>{title}</strong>
        {children !== undefined && <span className={styles.more}> {children}</span>}
      </p>
      {action !== undefined && <span className={styles.actionSlot}>{action}</span>}
      {dismiss && <IconButton label={dismiss.label} icon={<X />} size="small" onClick={dismiss.onPress} />}
    </div>
  );
}
