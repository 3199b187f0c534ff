import { spawnSync } from 'node:child_process'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { findHouse } from './scripts/house-folder.ts'

const house = findHouse(import.meta.dirname)

/** The output of several builds for browsers goes into one folder. */
const forBrowsers = {
  outDir: 'build/client',
  emptyOutDir: false,
  copyPublicDir: false,
  cssCodeSplit: false,
}

/** What is started by its file; each has the base name of its source in build/server (src/project/project-dir.ts). */
const serverPrograms = [
  'src/server/main.ts',
  'src/server/app.ts',
  'src/server/figures/drawing-worker.ts',
  'src/server/media/picture-worker.ts',
  'src/server/liveness/liveness-thread.ts',
  'src/server/migrate.ts',
  'src/server/check-config/check-config.ts',
  'src/server/backup/commands/backup.ts',
  'src/server/backup/commands/backup-keys.ts',
  'src/server/backup/commands/restore.ts',
  'src/server/files/commands/store-claim.ts',
  'src/server/files/commands/store-clean.ts',
  'src/server/dumps/dump-archive.ts',
  'src/server/imports/import.ts',
  'src/server/imports/import-legal-pages.ts',
  'scripts/admin-create.ts',
  'scripts/admin-reset.ts',
  'scripts/admin-accept-secret.ts',
  'scripts/db-dump.ts',
  'scripts/db-restore.ts',
]

export default defineConfig({
  appType: 'custom',
  // The icons of the house, or else those of the program.
  publicDir: house.find('public') ?? 'public',
  plugins: [withoutPreloadHelper(), reloadOnChange()],
  // A house outside of the project has no packages of the website, and must not have others of the same names.
  resolve: { dedupe: ['react', 'react-dom', 'zod'] },
  server: { fs: { allow: [import.meta.dirname, house.folder] } },
  // Without the list of files that each import() would preload: it is a tenth of the script that every page loads.
  build: { assetsInlineLimit: 0, target: 'baseline-widely-available', modulePreload: false },
  environments: {
    client: {
      build: {
        ...forBrowsers,
        license: { fileName: 'assets/licences.md' },
        copyPublicDir: true,
        manifest: '.vite/scripts.json',
        rolldownOptions: {
          input: ['src/site/browser/start.ts', 'src/editor/main.tsx', 'src/editor/app/gallery/main.tsx'],
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                // The modules that every page needs at once are one file, even if islands and the editor use parts of
                // it.
                { name: nameOfStart },
              ],
            },
          },
        },
      },
    },
    // The editor's styles have a build of their own: together with its scripts they would include the styles of
    // everything that it shows.
    editorStyles: {
      consumer: 'client',
      build: {
        ...forBrowsers,
        manifest: '.vite/editor-styles.json',
        // Vite drops CSS modules whose class names nobody reads; as an entry's exports they are read.
        rolldownOptions: { input: 'src/editor/styles.ts', preserveEntrySignatures: 'strict' },
      },
    },
    // The back office is a separate program: no page of visitors or editors shares a file with it.
    office: {
      consumer: 'client',
      build: {
        ...forBrowsers,
        license: { fileName: 'assets/licences-office.md' },
        manifest: '.vite/office.json',
        rolldownOptions: { input: { office: 'src/office/main.tsx' } },
      },
    },
    serviceWorker: {
      consumer: 'client',
      build: {
        ...forBrowsers,
        license: { fileName: 'assets/licences-service-worker.md' },
        rolldownOptions: {
          input: 'src/service-worker/main.ts',
          output: { entryFileNames: 'sw.js', format: 'iife', codeSplitting: false },
        },
      },
    },
    // The server: the program with the application as a part that it loads, the processes that it starts, and the
    // commands of operators. Its styles are those of visitors' pages: of everything that the server renders, in the
    // order of its imports.
    ssr: {
      // Hundreds of small modules, which each start would have to find and compile one by one.
      resolve: {
        noExternal: [
          /^react-aria/,
          /^react-stately/,
          /^@react-/,
          /^@internationalized\//,
          /^prosemirror/,
          // What a house imports of the website is the website itself.
          /^concert-hall\//,
        ],
      },
      build: {
        outDir: 'build/server',
        license: { fileName: 'licences.md' },
        copyPublicDir: false,
        cssCodeSplit: false,
        emitAssets: true,
        manifest: '.vite/styles.json',
        sourcemap: true,
        rolldownOptions: {
          input: serverPrograms,
          // Flat, so that the project's folder is as far from every file as it is from src/project.
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: '[name]-[hash].js',
            sourcemapExcludeSources: true,
          },
          // No module of a program waits for the program's own `await`.
          preserveEntrySignatures: 'strict',
        },
      },
    },
  },
})

/** Vite wraps every import() in a helper that preloads styles and scripts, although no list names any here. */
function withoutPreloadHelper(): Plugin {
  return {
    name: 'without-preload-helper',
    enforce: 'pre',
    apply: 'build',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null,
  }
}

const start = /\/src\/site\/browser\/start\.ts$/

/** Names the chunk of the start script for all of its static imports, direct or not. */
function nameOfStart(id: string, context: Rolldown.ChunkingContext): string | null {
  const seen = new Set<string>()
  const isImported = (module: string): boolean => {
    if (start.test(module)) return true
    if (seen.has(module)) return false
    seen.add(module)
    return context.getModuleInfo(module)?.importers.some(isImported) ?? false
  }
  return isImported(id) ? 'start' : null
}

/**
 * Documents have no client router and no state to keep, so any change of a source reloads the page. The chapters of the
 * handbook are sources of generated files.
 */
function reloadOnChange(): Plugin {
  return {
    name: 'reload-on-change',
    hotUpdate({ file }) {
      if (this.environment.name !== 'client' || !file.includes('/src/')) return undefined
      if (/\/handbook\/chapters\//.test(file))
        spawnSync(process.execPath, ['scripts/generate-registries.ts'], { stdio: 'inherit' })
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
