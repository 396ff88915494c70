import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card';
import { useRouterParts } from '../../router/RouterParts';
import {
  group,
  groupTitle,
  linkRow,
  name,
  note as noteStyle,
  plainIcon,
  pressable,
  row,
  words,
} from './SettingsGroup.css';
import { SwitchForm } from './SwitchForm';
import type { SwitchControl } from './SwitchForm';

interface RowWords {
  icon?: ReactNode;
  label: ReactNode;
  /** A second, quieter line. */
  note?: ReactNode;
}

/** A row that is a link. */
export interface LinkRow extends RowWords {
  kind: 'link';
  href: string;
  /** Without the others' colour: the link to the account deletion. */
  plain?: boolean;
}

/** A row with a switch. */
export interface SwitchRow extends RowWords {
  kind: 'switch';
  control: SwitchControl;
}

/** A row of information, with one action at its end. */
export interface InfoRow extends RowWords {
  kind: 'info';
  end?: ReactNode;
}

/** A row of the settings. */
export type SettingsRow = (LinkRow | SwitchRow | InfoRow) & { id: string };

function Words({ label, note }: RowWords) {
  return (
    <span className={words}>
      <span className={name}>{label}</span>
      {note === undefined ? null : <span className={noteStyle}>{note}</span>}
    </span>
  );
}

function LinkPart({ icon, href, plain, ...text }: LinkRow) {
  const { Link } = useRouterParts();
  return (
    <Link href={href} className={linkRow}>
      {plain ? <span className={plainIcon}>{icon}</span> : icon}
      <Words {...text} />
      <ChevronRight />
    </Link>
  );
}

function SwitchPart({ icon, label, note, control }: SwitchRow) {
  const id = useId();
  return (
    <div className={row}>
      {icon}
      <label htmlFor={id} className={pressable}>
        <span id={`${id}-label`} className={name}>
          {label}
        </span>
        {note === undefined ? null : (
          <span id={`${id}-note`} className={noteStyle}>
            {note}
          </span>
        )}
      </label>
      <SwitchForm
        control={control}
        id={id}
        labelledBy={`${id}-label`}
        describedBy={note === undefined ? undefined : `${id}-note`}
      />
    </div>
  );
}

function RowPart(props: SettingsRow) {
  if (props.kind === 'link') return <LinkPart {...props} />;
  if (props.kind === 'switch') return <SwitchPart {...props} />;
  return (
    <div className={row}>
      {props.icon}
      <Words label={props.label} note={props.note} />
      {props.end}
    </div>
  );
}

export interface SettingsGroupProps {
  title?: string;
  rows: readonly SettingsRow[];
}

/** Rows of 60 px on a card, under a small title. */
export function SettingsGroup({ title, rows }: SettingsGroupProps) {
  const id = useId();
  return (
    <section className={group} aria-labelledby={title === undefined ? undefined : id}>
      {title === undefined ? null : (
        <h2 id={id} className={groupTitle}>
          {title}
        </h2>
      )}
      <Card as="ul" look="outlined" padding="none" divided>
        {rows.map((props) => (
          <li key={props.id}>
            <RowPart {...props} />
          </li>
        ))}
      </Card>
    </section>
  );
}
