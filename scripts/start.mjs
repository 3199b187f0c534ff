// `npm start` and `npm run dev`. Uses built-ins only and runs on any Node from 18: it installs what is missing, then
// continues under the pinned Node.
import { ensureBuilt, generateSources } from './bootstrap/build.mjs'
import { handOver } from './bootstrap/child.mjs'
import { ensureInstalled } from './bootstrap/install.mjs'
import { memoryEnvironment, memoryFlags } from './bootstrap/memory.mjs'
import { inProject, runProgram } from './bootstrap/project.mjs'
import { findRuntime } from './bootstrap/runtime.mjs'

const compileCache = inProject('build', '.compile-cache')

await runProgram(async () => {
  const args = process.argv.slice(2)
  const isDevelopment = args.includes('--dev')
  await ensureInstalled()
  const node = findRuntime()
  const needsBuild = !isDevelopment && !args.includes('--help')
  await (needsBuild ? ensureBuilt(node) : generateSources(node))
  return handOver(node, [...memoryFlags, '--enable-source-maps', 'src/server/main.ts', ...args], {
    env: {
      ...memoryEnvironment,
      ...process.env,
      // React renders several times slower on the server unless NODE_ENV says production.
      NODE_ENV: isDevelopment ? 'development' : 'production',
      // Node keeps its compiled code for the next start; each build begins with an empty cache.
      NODE_COMPILE_CACHE: compileCache,
    },
  })
})
