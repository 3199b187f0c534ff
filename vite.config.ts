import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0, target: 'baseline-widely-available' },
  environments: {
    // The server's bundle is the application; the program around it (src/server/main.ts) runs as it is written.
    ssr: { build: { rollupOptions: { input: './src/server/app.ts' } } },
  },
})
