import { defineConfig } from 'vitest/config';
import { vitestReporters } from './src/reporters.mjs';

export default defineConfig({ test: { include: ['test/**/*.test.mjs'], ...vitestReporters() } });
