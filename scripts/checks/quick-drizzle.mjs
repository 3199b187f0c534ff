// Resolves the modules of drizzle-orm itself. For each of its 200 modules Node parses the package's description again,
// which is 180 KB long: most of the time in which a program starts, and tests start hundreds of programs.
import { registerHooks } from 'node:module'

/** @type {Map<string, import('node:module').ResolveFnOutput>} */
const entries = new Map()

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isImport = context.conditions.includes('import')
    if (isImport && specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    if (!isImport || !/^drizzle-orm(\/|$)/.test(specifier)) return nextResolve(specifier, context)
    const found = entries.get(specifier) ?? nextResolve(specifier, context)
    entries.set(specifier, found)
    return { ...found, shortCircuit: true }
  },
})
