import { defineConfig } from 'vitest/config';
import { vitestDefaults } from '@heartwood/tooling/reporters';

export default defineConfig({ test: { include: ['test/**/*.test.mjs'], ...vitestDefaults() } });
