import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { commonBlocks } from './scripts/generate-block-registry.ts'
import { listModules } from './scripts/list-modules.ts'
import { tightenChunks } from './scripts/tighten-chunks.ts'

/** What every page needs, or nearly every one; not what is fetched only when it is wanted. */
const frame = [
  'blocks/missing(?!-)',
  'design/(breadcrumbs|button|figure-caption|icon|late-part|picture|progress-bar|rich-text|theme)/(?!examples|read-|rich-text-contract)',
  'i18n/(?!lazy|messages|in-language|plain-text)',
  'routing/(?!match|calendar|slug)',
  'site/(load-page-parts|page-head|page-parts|root|styles)',
  'site/layout/(header|layout-route|menu|page-error)',
  'site/layout/moving/(?!hash|prefetch|scroll)',
]

/** What every page made of blocks needs. */
const blocks = ['blocks/(content|picture|views)(?!-)', `blocks/(${commonBlocks.join('|')})/view`]
/** Rows of events, on the programme and in blocks. */
const eventLists = ['design/event-row/(?!examples)', 'blocks/event-(item|list)/(?!examples|form|schema)']

const subscriptions = ['design/subscription-card/(?!examples)', 'blocks/subscription-(item|list)/view']

export default defineConfig({
  plugins: [reactRouter(), listModules(), tightenChunks()],
  build: {
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    // A part's own parts are nearly always there already: to list them costs every page more than it saves a few.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
    manifest: true, // by which the server finds the styles of a page's parts
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // Besides the pages: what only the pages of staff ask for (src/site/staff-tools.server.ts).
          input: './src/editor/main.tsx',
          // Two chunks that every page needs anyway compress better than twenty small ones.
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
                { name: 'frame', test: modulesAt(frame) },
                { name: 'blocks', test: modulesAt(blocks) },
                { name: 'event-lists', test: modulesAt(eventLists) },
                // Small, and never one without the other.
                { name: 'subscriptions', test: modulesAt(subscriptions) },
                { name: 'logos', test: /[\\/]src[\\/]blocks[\\/]logo-(item|list)[\\/](view\.tsx|.*\.css)$/ },
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
