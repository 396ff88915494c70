import { defineConfig } from 'vitest/config';
import { vitestDefaults } from './src/reporters.mjs';

export default defineConfig({ test: { include: ['test/**/*.test.mjs'], ...vitestDefaults() } });
