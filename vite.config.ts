import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** What every page needs, or nearly every one; not what is fetched only when it is wanted. */
const frame = [
  'design/(breadcrumbs|button|empty-state|figure-caption|icon|late-part|picture|progress-bar|rich-text|theme)/(?!examples)',
  'i18n/(?!lazy|messages)',
  'routing/(?!match)',
  'site/(load-page-parts|page-head|page-parts|root|styles)',
  'site/layout/(footer|header|layout-route|menu|page-error)',
  'site/layout/moving/(?!hash|prefetch|scroll)',
]

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    manifest: true, // by which the server finds the styles of a page's parts
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
                { name: 'frame', test: modulesAt(frame) },
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

/** Modules of ours by the beginnings of their paths. */
function modulesAt(paths: string[]): RegExp {
  return new RegExp(`/src/(${paths.join('|')}).*\\.tsx?$`.replaceAll('/', '[\\\\/]'))
}
