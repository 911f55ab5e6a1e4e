import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    // What every page needs, and what most need, in one file each: a few files pack tighter than thirty and come sooner.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules/, priority: 2 },
                { name: 'shop', test: /\/src\/(?!accounts|admin|seo|ui\/(field|error-summary))/, minShareCount: 5 },
              ],
            },
          },
        },
      },
    },
    // The server bundle is the whole shop (src/server.ts), not only React Router's routes: one copy of every module.
    ssr: { build: { rollupOptions: { input: './src/server.ts' }, sourcemap: true } },
  },
});
