import { LocateFixed } from 'lucide-react';
import { Button } from '../Button/Button';
import { Text } from '../Text/Text';
import { locate } from './LocateButton.css';

/** Finds out where somebody is, for the country and region. */
export interface LocateControl {
  label: string;
  /** What is going on, for screen readers. */
  busy?: string;
  /** Why it could not be found out, and what to do instead; read out. */
  error?: string;
  onPress: () => void;
}

/** Fills in a place by where somebody is, and says why where it cannot. */
export function LocateButton({ label, busy, error, onPress }: LocateControl) {
  return (
    <div className={locate}>
      <Button look="text" size="small" icon={<LocateFixed />} busy={busy} onClick={onPress}>
        {label}
      </Button>
      <div role="status">
        {error !== undefined && (
          <Text type="small" tone="danger">
            {error}
          </Text>
        )}
      </div>
    </div>
  );
}
