// `npm run import:archive` and `npm run import:shop`. Like `npm start`, it uses built-ins only and installs what is
// missing; then it imports under the pinned Node.
import path from 'node:path'
import { generateSources } from './bootstrap/build.mjs'
import { handOver } from './bootstrap/child.mjs'
import { ensureInstalled } from './bootstrap/install.mjs'
import { runProgram } from './bootstrap/project.mjs'
import { findRuntime } from './bootstrap/runtime.mjs'

await runProgram(async () => {
  const [kind = '', ...args] = process.argv.slice(2)
  await ensureInstalled()
  const node = findRuntime()
  await generateSources(node)
  // npm changes into the project's folder, but file names are relative to the folder in which the command was called.
  const from = process.env.INIT_CWD ?? process.cwd()
  const given = args.map((arg) =>
    kind === 'archive' && !arg.startsWith('-') ? path.resolve(from, arg) : arg,
  )
  return handOver(node, ['--enable-source-maps', 'src/server/imports/command.ts', kind, ...given])
})
