import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    // The server bundle is the whole shop (src/server.ts), not only React Router's routes: one copy of every module.
    ssr: { build: { rollupOptions: { input: './src/server.ts' }, sourcemap: true } },
  },
});
