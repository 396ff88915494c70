import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { SwitchForm } from '../SettingsScreen/SwitchForm';
import type { SwitchControl } from '../SettingsScreen/SwitchForm';
import * as styles from './NotificationTypes.css';

/** A notification type and its channels. */
export interface NotificationType {
  id: string;
  icon: ReactNode;
  label: string;
  /** When it is sent. */
  note: string;
  mail: SwitchControl;
  /** Unset where there is no push for it. */
  push?: SwitchControl;
}

export interface NotificationTypesProps {
  /** Column headings. */
  columns: { mail: string; push: string };
  /** Text for screen readers: a type has no push. */
  noPush: string;
  types: readonly NotificationType[];
}

interface ChannelProps {
  id: string;
  channel: string;
  control: SwitchControl;
}

function Channel({ id, channel, control }: ChannelProps) {
  return (
    <SwitchForm
      control={control}
      id={`${id}-${channel}`}
      labelledBy={`${id}-name ${channel}`}
      describedBy={`${id}-note`}
    />
  );
}

/** The notification types, with a switch per channel. */
export function NotificationTypes({ columns, noPush, types }: NotificationTypesProps) {
  const id = useId();
  const [mail, push] = [`${id}-mail`, `${id}-push`];
  return (
    <div className={styles.list}>
      <div className={styles.heads}>
        <span id={mail} className={styles.head}>
          {columns.mail}
        </span>
        <span id={push} className={styles.head}>
          {columns.push}
        </span>
      </div>
      <Card as="ul" look="outlined" padding="none" divided>
        {types.map((type) => {
          const row = `${id}-${type.id}`;
          return (
            <li key={type.id} className={styles.row}>
              <div className={styles.what}>
                {type.icon}
                <div className={styles.words}>
                  <span id={`${row}-name`} className={styles.name}>
                    {type.label}
                  </span>
                  <span id={`${row}-note`} className={styles.note}>
                    {type.note}
                  </span>
                </div>
              </div>
              <Channel id={row} channel={mail} control={type.mail} />
              {type.push ? (
                <Channel id={row} channel={push} control={type.push} />
              ) : (
                <span className={styles.missing}>
                  <span aria-hidden="true">–</span>
                  <VisuallyHidden>{noPush}</VisuallyHidden>
                </span>
              )}
            </li>
          );
        })}
      </Card>
    </div>
  );
}
