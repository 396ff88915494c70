/** Whether a text contains a NUL or a lone surrogate, which the database rejects. */
export function hasUnsafeCharacters(text: string): boolean {
  return text.includes('\0') || /\p{Surrogate}/u.test(text);
}

/** Deeper nested JSON is rejected. */
export const maximumJsonDepth = 20;

const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a key would pollute an object's prototype. */
export function isPrototypeKey(name: string): boolean {
  return prototypeKeys.has(name);
}

export type JsonProblem = 'unsafe_characters' | 'too_deep' | 'prototype_key';

/** Returns why a parsed JSON body must be rejected, keys included; null when it is safe. */
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
