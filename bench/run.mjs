// `npm run bench`: built-ins only, like `npm start`; installs and builds what is missing, then measures under the
// pinned Node.
import { ensureBuilt } from '../scripts/bootstrap/build.mjs'
import { handOver } from '../scripts/bootstrap/child.mjs'
import { ensureInstalled } from '../scripts/bootstrap/install.mjs'
import { runProgram } from '../scripts/bootstrap/project.mjs'
import { findRuntime } from '../scripts/bootstrap/runtime.mjs'

await runProgram(async () => {
  await ensureInstalled()
  const node = findRuntime()
  await ensureBuilt(node)
  return handOver(node, ['bench/main.ts', ...process.argv.slice(2)], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
})
