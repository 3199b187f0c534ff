import { handOver } from './child.mjs'
import { memoryEnvironment, memoryFlags } from './memory.mjs'
import { inProject } from './project.mjs'

/**
 * Runs the site's program in place of this process; resolves to its exit code.
 * @param {string} node path of the Node to run with
 * @param {string[]} args
 */
export function handOverToSite(node, args) {
  return handOver(node, [...memoryFlags, '--enable-source-maps', 'src/server/main.ts', ...args], {
    env: {
      ...memoryEnvironment,
      ...process.env,
      // React renders several times slower on the server unless NODE_ENV says production.
      NODE_ENV: args.includes('--dev') ? 'development' : 'production',
      // Node keeps its compiled code for the next start; each build begins with an empty cache.
      NODE_COMPILE_CACHE: inProject('build', '.compile-cache'),
    },
  })
}
