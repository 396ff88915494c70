import { resolve } from 'node:path';
import * as v from 'valibot';
import { findProblems, isDemo } from './production';
import { settingsSchema, type Settings } from './settings-schema';

/** The names of all keys. */
export const environmentKeys = Object.keys(settingsSchema.entries);

/** All external configuration of the processes, read once at boot. Keys are documented in `.env.example`. */
export interface Environment extends Omit<Settings, 'DEMO' | 'DATA_DIR' | 'BASE_URL'> {
  /** Absolute. */
  DATA_DIR: string;
  /** Origin of the site as members see it, without a trailing slash. */
  BASE_URL: string;
  /** Mailbox pages, sandbox checkout, demo members. Only on this machine. */
  DEMO: boolean;
  HTTPS: boolean;
}

/** Lists missing or invalid keys, one per line. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Reads the environment.
 * @throws EnvironmentError naming every invalid or missing key
 */
export function readEnvironment(values: Record<string, string | undefined>): Environment {
  const present = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(settingsSchema, present);
  if (!parsed.success) {
    const lines = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`);
    throw new EnvironmentError(lines.join('\n'));
  }
  const settings = parsed.output;
  const problems = findProblems(settings);
  if (problems.length > 0) throw new EnvironmentError(problems.join('\n'));
  const baseUrl = settings.BASE_URL ?? `http://localhost:${settings.PORT}`;
  return {
    ...settings,
    DATA_DIR: resolve(settings.DATA_DIR),
    BASE_URL: baseUrl,
    DEMO: isDemo(settings),
    HTTPS: baseUrl.startsWith('https:'),
  };
}
