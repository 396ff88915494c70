/** Whether a text holds a NUL or a lone surrogate, which the database refuses. */
export function hasUnsafeCharacters(text: string): boolean {
  return text.includes('\0') || /\p{Surrogate}/u.test(text);
}

/** JSON nested deeper than this is refused. */
export const maximumJsonDepth = 20;

const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a name would reach an object's prototype. */
export function isPrototypeKey(name: string): boolean {
  return prototypeKeys.has(name);
}

export type JsonProblem = 'unsafe_characters' | 'too_deep' | 'prototype_key';

/** What makes a parsed JSON body unfit to be looked at, keys included; null when it is fit. */
export function findJsonProblem(value: unknown, depth = 0): JsonProblem | null {
  if (depth > maximumJsonDepth) return 'too_deep';
  if (typeof value === 'string') return hasUnsafeCharacters(value) ? 'unsafe_characters' : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (isPrototypeKey(key)) return 'prototype_key';
    if (hasUnsafeCharacters(key)) return 'unsafe_characters';
    const problem = findJsonProblem(inner, depth + 1);
    if (problem) return problem;
  }
  return null;
}
