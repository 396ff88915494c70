/** Number of characters of the longest piece of text that stands in one line; set beside `fitted`. */
export const unbroken = 'var(--hw-unbroken)';

/** A font size at which `unbroken` characters fit into the nearest size container, whatever the theme's face. */
export const fitted = (size: string) => `min(${size}, 100cqi / (${unbroken} * .65))`;
