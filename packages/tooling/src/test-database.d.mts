export declare function findPostgres(env?: Record<string, string | undefined>): Promise<string | undefined>;
export interface TestDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}
export declare function makeDatabase(
  administrator: string,
  options?: { template?: string; label?: string; durable?: boolean },
): Promise<TestDatabase>;
