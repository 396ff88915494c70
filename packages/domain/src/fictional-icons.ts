/** The icons that a brand may choose for fictional profiles, each with its character for texts. */
export const fictionalIcons = { mask: '🎭', robot: '🤖', sparkles: '✨' } as const;

function isFictionalIcon(icon: string): icon is keyof typeof fictionalIcons {
  return Object.hasOwn(fictionalIcons, icon);
}

/** Returns the character of a brand's icon for fictional profiles; the mask if it has none that is known. */
export function fictionalCharacter(icon: string | null): string {
  return fictionalIcons[icon !== null && isFictionalIcon(icon) ? icon : 'mask'];
}
