import { Laptop, ShieldAlert, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { Tag } from '../../components/Tag/Tag';
import { useRouterParts } from '../../router/RouterParts';
import { RowForm } from './RowForm';
import type { RowAction } from './RowForm';
import { SettingsGroup } from './SettingsGroup';
import { stack } from './settings-parts.css';

/** A logged-in browser. */
export interface Device {
  id: string;
  kind: 'phone' | 'computer';
  label: string;
  note: string;
  /** The label of the current one. */
  now?: string;
  /** Logs it out. */
  end?: RowAction;
}

export interface DevicesPartProps {
  devices: readonly Device[];
  /** Logs out all except the current one; only where there are others. */
  others?: { label: string; action: string; fields: Readonly<Record<string, string>>; busy?: string };
  /** What to do about an unknown one. */
  hint: ReactNode;
}

/** A member's logged-in devices, the current one first. */
export function DevicesPart({ devices, others, hint }: DevicesPartProps) {
  const { Form } = useRouterParts();
  return (
    <div className={stack}>
      <SettingsGroup
        rows={devices.map(({ id, kind, label, note, now, end }) => ({
          kind: 'info',
          id,
          icon: kind === 'phone' ? <Smartphone /> : <Laptop />,
          label,
          note,
          end: end ? <RowForm {...end} /> : now && <Tag tone="success">{now}</Tag>,
        }))}
      />
      {others && (
        <Form method="post" action={others.action}>
          <HiddenFields values={others.fields} />
          <Button type="submit" look="outlined" full busy={others.busy}>
            {others.label}
          </Button>
        </Form>
      )}
      <Alert icon={<ShieldAlert />} title={hint} />
    </div>
  );
}
