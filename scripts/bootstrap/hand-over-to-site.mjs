import { builtFile, isBuilt } from './build.mjs'
import { handOver } from './child.mjs'
import { memoryEnvironment, memoryFlags } from './memory.mjs'
import { inProject } from './project.mjs'

const program = 'src/server/main.ts'

/**
 * Runs the site's program in place of this process; resolves to its exit code. Only development runs its sources, and a
 * call for the usage before there is a build.
 * @param {string} node path of the Node to run with
 * @param {string[]} args
 */
export function handOverToSite(node, args) {
  const isDevelopment = args.includes('--dev')
  const file = isDevelopment || !isBuilt() ? program : builtFile(program)
  return handOver(node, [...memoryFlags, '--enable-source-maps', file, ...args], {
    ...memoryEnvironment,
    ...process.env,
    // React renders several times slower on the server unless NODE_ENV says production.
    NODE_ENV: isDevelopment ? 'development' : 'production',
    // Node keeps its compiled code for the next start; each build begins with an empty cache.
    NODE_COMPILE_CACHE: inProject('build', '.compile-cache'),
  })
}
