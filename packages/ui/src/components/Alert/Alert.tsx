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
  /** Replaces the tone's icon. */
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** One action, a text button or link of size `small`. */
  action?: ReactNode;
  dismiss?: { label: string; onPress: () => void };
  /** `status` or `alert` when it appears after an action; unset for content of the first render. */
  role?: 'status' | 'alert';
}

/** A box with a status and what can be done about it. */
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
