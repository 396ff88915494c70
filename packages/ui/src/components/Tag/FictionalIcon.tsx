import { Bot, Drama, Sparkles } from 'lucide-react';

/** The icons that can mark fictional profiles. */
export const fictionalPictures = { mask: Drama, robot: Bot, sparkles: Sparkles };

function isKnown(icon: string): icon is keyof typeof fictionalPictures {
  return Object.hasOwn(fictionalPictures, icon);
}

/** A brand's icon for fictional profiles; the mask if the brand has none that is known. */
export function FictionalIcon({ icon }: { icon: string | null }) {
  const Picture = fictionalPictures[icon !== null && isKnown(icon) ? icon : 'mask'];
  return <Picture aria-hidden="true" />;
}
