export declare const chromiumArguments: string[];
export declare function findChromium(
  env?: Record<string, string | undefined>,
  source?: string,
): Promise<{ executablePath: string; args: string[]; env: Record<string, string> }>;
