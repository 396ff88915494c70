import { LocateFixed } from 'lucide-react';
import { Button } from '../Button/Button';
import { Text } from '../Text/Text';
import { locate } from './LocateButton.css';

/** Locates the visitor, for the country and region. */
export interface LocateControl {
  label: string;
  /** Busy label for screen readers. */
  busy?: string;
  /** Why locating failed, and what to do instead; read out. */
  error?: string;
  onPress: () => void;
}

/** Fills in a place by geolocation, and shows why where it cannot. */
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
