import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    // React and its router in one file: every page needs both, and one file packs tighter than five.
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'react', test: /node_modules/ }] } } } } },
    // The server bundle is the whole shop (src/server.ts), not only React Router's routes: one copy of every module.
    ssr: { build: { rollupOptions: { input: './src/server.ts' }, sourcemap: true } },
  },
});
