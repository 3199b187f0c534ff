// `npm test`. Uses built-ins only and runs on any Node from 18: it installs what is missing, then runs the steps
// (scripts/checks/main.ts) under the pinned Node.
import { handOver } from './bootstrap/child.mjs'
import { ensureInstalled } from './bootstrap/install.mjs'
import { runProgram, Stop } from './bootstrap/project.mjs'
import { findRuntime } from './bootstrap/runtime.mjs'

await runProgram(async () => {
  try {
    await ensureInstalled()
    return await handOver(findRuntime(), ['scripts/checks/main.ts', ...process.argv.slice(2)])
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.error(error.message)
    console.log('0 passed, 1 failed')
    return 1
  }
})
