import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDisclosure } from '../../disclosure/use-disclosure';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { chip } from '../Chip/Chip.css';
import { panel, root } from './FilterChip.css';

export interface FilterChipProps {
  /** What is filtered, read out before the value. */
  label: string;
  /** The value that holds now. */
  value: ReactNode;
  /** The filter differs from its default. */
  active?: boolean;
  icon?: ReactNode;
  /** The fields; keep them inside the page's filter form. */
  children: ReactNode;
}

/** A filter that shows its value and opens its fields. */
export function FilterChip({ label, value, active, icon, children }: FilterChipProps) {
  const details = useDisclosure({ arrows: false });
  return (
    <details ref={details} className={root}>
      <summary className={chip({ selected: active, usable: true })}>
        {icon}
        <span>
          <VisuallyHidden>{`${label}: `}</VisuallyHidden>
          {value}
        </span>
        <ChevronDown />
      </summary>
      <div className={panel}>{children}</div>
    </details>
  );
}
