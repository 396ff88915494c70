export declare function reportFile(): string | undefined;
export declare function vitestReporters(): { reporters: string[]; outputFile?: { json: string } };
