import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { alert, body, dismissSlot, titleStyle, words } from './Alert.css';

const icons = {
  warn: <TriangleAlert />,
  danger: <CircleAlert />,
  success: <CircleCheck />,
  neutral: <Info />,
};

export interface AlertProps {
  tone?: 'warn' | 'danger' | 'success' | 'neutral';
  /** Instead of the tone's own icon. */
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** One action, a text button or link of size `small`. */
  action?: ReactNode;
  dismiss?: { label: string; onPress: () => void };
  /** `status` or `alert` when it appears after an action; nothing for what was there from the start. */
  role?: 'status' | 'alert';
}

/** A strip that says what holds and what can be done. */
export function Alert({ tone = 'warn', icon, title, children, action, dismiss, role }: AlertProps) {
  return (
    <div className={alert({ tone })} role={role}>
      {icon ?? icons[tone]}
      <div className={body}>
        <p className={words}>
          <span className={titleStyle}>{title}</span>
          {children === undefined ? null : (
            <>
              {' '}
              <span>{children}</span>
            </>
          )}
        </p>
        {action}
      </div>
      {dismiss === undefined ? null : (
        <span className={dismissSlot}>
          <IconButton label={dismiss.label} icon={<X />} size="small" onClick={dismiss.onPress} />
        </span>
      )}
    </div>
  );
}
