import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // Two chunks that every page needs anyway compress better than twenty small ones.
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
                {
                  name: 'frame',
                  // Not what the frame loads only when it is wanted.
                  test: /src[\\/](i18n[\\/](?!lazy|messages)|routing[\\/]|design[\\/](button|breadcrumbs|icon|picture|progress-bar|theme)[\\/](?!examples)|site[\\/]layout[\\/](header|footer|menu|layout-route|page-error|moving[\\/](?!scroll|hash))).*\.tsx?$/,
                },
              ],
            },
          },
        },
      },
    },
    // The server's bundle is the application; the program around it (src/server/main.ts) runs as it is written.
    ssr: { build: { rollupOptions: { input: './src/server/app.ts' } } },
  },
})
