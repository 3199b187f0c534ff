// `node scripts/run-built.mjs PROGRAM [argument …]` runs a program that needs the built site. Like `npm start`, it
// uses built-ins only and installs and builds what is missing; then it runs the program under the pinned Node.
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
  return handOver(node, args, { ...process.env, NODE_ENV: 'production' })
})
