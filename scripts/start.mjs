// `npm start`, `npm run dev` and `npm run build`. Uses built-ins only and runs on any Node from 18: it installs what is
// missing, builds, and continues under the pinned Node, unless `--build` says that building is all.
import { ensureBuilt, generateSources } from './bootstrap/build.mjs'
import { handOverToSite } from './bootstrap/hand-over-to-site.mjs'
import { ensureInstalled } from './bootstrap/install.mjs'
import { runProgram } from './bootstrap/project.mjs'
import { findRuntime } from './bootstrap/runtime.mjs'

await runProgram(async () => {
  const args = process.argv.slice(2)
  await ensureInstalled()
  const node = findRuntime()
  const needsBuild = !args.includes('--dev') && !args.includes('--help')
  await (needsBuild ? ensureBuilt(node) : generateSources(node))
  if (args.includes('--build') && needsBuild) return 0
  return handOverToSite(
    node,
    args.filter((arg) => arg !== '--build'),
  )
})
