// `node scripts/run-built.mjs PROGRAM [argument …]`, for programs that need the built site: built-ins only, like
// `npm start`; installs and builds what is missing, then runs the program under the pinned Node.
import { ensureBuilt, generateSources } from './bootstrap/build.mjs'
import { handOver } from './bootstrap/child.mjs'
import { ensureInstalled } from './bootstrap/install.mjs'
import { runProgram } from './bootstrap/project.mjs'
import { findRuntime } from './bootstrap/runtime.mjs'

await runProgram(async () => {
  const args = process.argv.slice(2)
  await ensureInstalled()
  const node = findRuntime()
  await (args.includes('--help') ? generateSources(node) : ensureBuilt(node))
  return handOver(node, args, { env: { ...process.env, NODE_ENV: 'production' } })
})
