import { Bot, Drama, Sparkles } from 'lucide-react';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** The icons that can mark fictional profiles. */
export const fictionalPictures = { mask: Drama, robot: Bot, sparkles: Sparkles };

function isKnown(icon: string): icon is keyof typeof fictionalPictures {
  return Object.hasOwn(fictionalPictures, icon);
}

const IconContext = createContext<string | null>(null);

/** Provides the brand's icon for fictional profiles to every component below; the mask without it. */
export function FictionalIconProvider({ icon, children }: { icon: string | null; children: ReactNode }) {
  return <IconContext.Provider value={icon}>{children}</IconContext.Provider>;
}

/** The brand's icon for fictional profiles; the mask if the brand has none that is known. */
export function FictionalIcon() {
  const icon = useContext(IconContext);
  const Picture = fictionalPictures[icon !== null && isKnown(icon) ? icon : 'mask'];
  return <Picture aria-hidden="true" />;
}
