import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../base/class-names';
import { useDisclosure } from '../../disclosure/use-disclosure';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { chip } from '../Chip/Chip.css';
import { head, name, panel, root, shown } from './FilterChip.css';

export interface FilterChipProps {
  /** The filter's name, read out before the value; omitted where the value is self-explanatory. */
  label?: string;
  /** The current value. */
  value: ReactNode;
  /** The filter differs from its default. */
  selected?: boolean;
  icon?: ReactNode;
  /** The fields; keep them inside the page's filter form. */
  children: ReactNode;
}

/** A filter that shows its value and opens its fields: a chip, below 768 px a row with its name. */
export function FilterChip({ label, value, selected, icon, children }: FilterChipProps) {
  const details = useDisclosure({ arrows: false });
  return (
    <details ref={details} className={root}>
      <summary className={classNames(chip({ selected, usable: true }), head)}>
        {icon}
        {label === undefined ? null : (
          <span className={name}>
            {label}
            <VisuallyHidden>: </VisuallyHidden>
          </span>
        )}
        <span className={shown}>{value}</span>
        <ChevronDown />
      </summary>
      <div className={panel}>{children}</div>
    </details>
  );
}
