/** Length of the longest unbreakable piece of text, in characters; set it next to `fitted`. */
export const unbroken = 'var(--hw-unbroken)';

/**
 * Returns a font size at which `unbroken` characters fit into the nearest size container, in any theme's
 * face.
 */
export const fitted = (size: string) => `min(${size}, 100cqi / (${unbroken} * .65))`;
