export declare function reportFile(): string | undefined;
export declare function vitestDefaults(): {
  testTimeout: number;
  hookTimeout: number;
  reporters: string[];
  outputFile?: { json: string };
};
