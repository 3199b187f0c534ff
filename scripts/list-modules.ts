import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Leaves a list beside the bundler's own: which built file each module of the browser's side went into. The bundler
 * names only modules that have a file of their own, and forgets those that were put together.
 */
export function listModules(): Plugin {
  return {
    name: 'list-modules',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const root = this.environment.config.root
      const files = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? Object.keys(chunk.modules).map((id) => [
              path.relative(root, id).replaceAll('\\', '/'),
              chunk.fileName,
            ])
          : [],
      )
      const ours = files.filter(([module = '']) => /^src\/[^?\0]+\.tsx?$/.test(module))
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(Object.fromEntries(ours)),
      })
    },
  }
}
