// `npm run screenshots`: built-ins only, like `npm start`; installs and builds what is missing, then takes the pictures
// under the pinned Node.
import { ensureBuilt } from './bootstrap/build.mjs'
import { handOver } from './bootstrap/child.mjs'
import { ensureInstalled } from './bootstrap/install.mjs'
import { runProgram } from './bootstrap/project.mjs'
import { findRuntime } from './bootstrap/runtime.mjs'

await runProgram(async () => {
  await ensureInstalled()
  const node = findRuntime()
  if (!process.env.SITE_ORIGIN) await ensureBuilt(node)
  return handOver(node, ['scripts/screenshots/main.ts', ...process.argv.slice(2)], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
})
