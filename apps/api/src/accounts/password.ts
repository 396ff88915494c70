import { hash, verify, type Options } from '@node-rs/argon2';

/** Argon2id (the library's default) with 19 MiB and two passes. */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let hashOfNobody: Promise<string> | undefined;

/** Hashes a password for storage. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), options);
}

/** Verifies a password. With no stored hash it takes just as long and returns false. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  hashOfNobody ??= hashPassword('nobody has this password');
  const right = await verify(stored ?? (await hashOfNobody), password.normalize('NFC'));
  return right && stored !== null;
}
