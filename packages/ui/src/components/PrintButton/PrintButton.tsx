import { Printer } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../Button/Button';
import type { ButtonLook } from '../Button/Button';

interface PrintButtonProps extends Pick<ButtonLook, 'look' | 'full' | 'size'> {
  children: string;
}

const never = () => () => undefined;

/** Opens the print dialog, where a page can also be saved as a file. Hidden without script. */
export function PrintButton({ children, ...look }: PrintButtonProps) {
  const hasScript = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!hasScript) return null;
  return (
    <Button {...look} icon={<Printer />} onClick={() => window.print()}>
      {children}
    </Button>
  );
}
