import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert';
import type { ConfirmStep } from './signup-steps';
import * as styles from './SignupForm.css';

/** An icon in a circle, in place of fields. */
export function Disc({ children }: { children: ReactNode }) {
  return (
    <span className={styles.disc} aria-hidden="true">
      {children}
    </span>
  );
}

/** The recipient of the mail that explains the next step. */
export function ConfirmFields({ step }: { step: ConfirmStep }) {
  return (
    <div className={styles.confirm}>
      <Disc>
        <MailCheck />
      </Disc>
      <p className={styles.address}>{step.address}</p>
      {step.sent && <Alert tone="success" title={step.sent} role="status" />}
    </div>
  );
}
