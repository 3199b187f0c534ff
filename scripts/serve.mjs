// `npm run serve`: serves the site that `npm run build` has made. For production, where a start neither installs nor builds.
import { isBuilt } from './bootstrap/build.mjs'
import { handOverToSite } from './bootstrap/hand-over-to-site.mjs'
import { runProgram, Stop } from './bootstrap/project.mjs'
import { findRuntime } from './bootstrap/runtime.mjs'

await runProgram(async () => {
  const args = process.argv.slice(2)
  if (!args.includes('--help') && !isBuilt())
    throw new Stop('The site is not built: run npm run build first.')
  return handOverToSite(findRuntime({ isForBuild: isBuilt() }), args)
})
