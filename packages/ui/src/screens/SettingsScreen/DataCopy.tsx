import { CircleCheck, Clock, PackageOpen } from 'lucide-react';
import { ButtonLink } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { Text } from '../../components/Text/Text';
import { bar, state as stateStyle, words } from './DataCopy.css';

export interface DataCopyProps {
  /** Being prepared, ready to download, or expired. */
  state: 'making' | 'ready' | 'expired';
  title: string;
  text: string;
  download?: { href: string; label: string };
}

const icons = { making: PackageOpen, ready: CircleCheck, expired: Clock };

/** The state of a member's data export. */
export function DataCopy({ state, title, text, download }: DataCopyProps) {
  const Icon = icons[state];
  return (
    <Card look="outlined" padding="none">
      <div className={stateStyle} role="status">
        <Icon />
        <div className={words}>
          <Text weight="strong">{title}</Text>
          <Text type="small" tone="muted">
            {text}
          </Text>
          {state === 'making' && <span className={bar} aria-hidden="true" />}
          {download && (
            <ButtonLink href={download.href} download size="small">
              {download.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  );
}
