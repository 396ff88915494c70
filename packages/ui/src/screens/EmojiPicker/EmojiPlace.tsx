import { Smile } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton';
import { place } from './EmojiPlace.css';

export interface EmojiPlaceProps {
  label: string;
  isOpen: boolean;
  onPress: () => void;
  /** The picker while it is open. */
  children: ReactNode;
}

/** The button in the text field that opens the emoji picker above it. */
export function EmojiPlace({ label, isOpen, onPress, children }: EmojiPlaceProps) {
  return (
    <span className={place}>
      <IconButton label={label} icon={<Smile />} size="small" aria-expanded={isOpen} onClick={onPress} />
      {children}
    </span>
  );
}
