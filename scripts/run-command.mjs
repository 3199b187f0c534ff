// `node scripts/run-command.mjs SOURCE [argument …]` runs one of the operators' commands, which are part of the build:
// the built one if the build was made from the present sources, or if there are no sources, as in an image. Otherwise
// it runs the source, and like `npm start` installs what is missing. Uses built-ins only.
import { existsSync } from 'node:fs'
import { builtFile, generateSources, isBuildCurrent } from './bootstrap/build.mjs'
import { handOver } from './bootstrap/child.mjs'
import { ensureInstalled } from './bootstrap/install.mjs'
import { inProject, runProgram } from './bootstrap/project.mjs'
import { findRuntime } from './bootstrap/runtime.mjs'

await runProgram(async () => {
  const [source = '', ...args] = process.argv.slice(2)
  if (!existsSync(inProject(source)) || isBuildCurrent())
    return handOver(findRuntime({ isForBuild: true }), ['--enable-source-maps', builtFile(source), ...args])
  await ensureInstalled()
  const node = findRuntime()
  await generateSources(node)
  return handOver(node, [source, ...args])
})
