import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  envPrefix: ['VITE_', 'STORYBOOK_'],
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-intl',
      '@heartwood/ui > react-aria-components',
      '@heartwood/ui > lucide-react',
      '@heartwood/ui > @vanilla-extract/css',
      '@heartwood/ui > @vanilla-extract/recipes/createRuntimeFn',
      '@heartwood/ui > @vanilla-extract/dynamic',
      'storybook/test',
    ],
  },
  build: { chunkSizeWarningLimit: 2000 },
});
