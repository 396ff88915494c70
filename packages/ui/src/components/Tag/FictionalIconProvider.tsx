import { createContext } from 'react';
import type { ReactNode } from 'react';

/** The brand's icon for fictional profiles. */
export const FictionalIconContext = createContext<string | null>(null);

/** Provides the brand's icon for fictional profiles to every component below; the mask without it. */
export function FictionalIconProvider({ icon, children }: { icon: string | null; children: ReactNode }) {
  return <FictionalIconContext.Provider value={icon}>{children}</FictionalIconContext.Provider>;
}
