import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { SwitchForm } from '../SettingsScreen/SwitchForm';
import type { SwitchControl } from '../SettingsScreen/SwitchForm';
import * as styles from './NotificationTypes.css';

/** Something that a member can be told of, and by what. */
export interface NotificationType {
  id: string;
  icon: ReactNode;
  label: string;
  /** When it comes. */
  note: string;
  mail: SwitchControl;
  /** None where it never comes as a push message. */
  push?: SwitchControl;
}

export interface NotificationTypesProps {
  /** Heads of the columns. */
  columns: { mail: string; push: string };
  /** Said of a type that has no push messages, for screen readers. */
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

/** What a member is told of, with a switch for each way. */
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
