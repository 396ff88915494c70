import { vitestDefaults } from '@heartwood/tooling/reporters';
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { ...vitestDefaults() } });
