import { EyeOff, Images, MessageCircle, ShieldCheck, Sparkles, Undo2 } from 'lucide-react';
import { Inline } from '../../components/Inline/Inline';
import type { ReactNode } from 'react';
import { icon as iconStyle, list } from './Benefits.css';

/** The subject of a benefit, for its icon. */
export type BenefitKind = 'photos' | 'messages' | 'invisible' | 'safe' | 'back' | 'other';

export interface Benefit {
  kind: BenefitKind;
  text: string;
}

const icons: Record<BenefitKind, ReactNode> = {
  photos: <Images />,
  messages: <MessageCircle />,
  invisible: <EyeOff />,
  safe: <ShieldCheck />,
  back: <Undo2 />,
  other: <Sparkles />,
};

/** A list of benefits. */
export function Benefits({ items }: { items: readonly Benefit[] }) {
  return (
    <ul className={list}>
      {items.map(({ kind, text }) => (
        <Inline key={text} as="li" align="start" wrap={false}>
          <span className={iconStyle} aria-hidden="true">
            {icons[kind]}
          </span>
          {text}
        </Inline>
      ))}
    </ul>
  );
}
