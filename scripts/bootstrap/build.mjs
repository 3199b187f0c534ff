import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runQuietly } from './child.mjs'
import { fingerprint } from './fingerprint.mjs'
import { withProjectLock } from './lock.mjs'
import { inProject, root, Stop } from './project.mjs'
import { step } from './step.mjs'

/** Holds the fingerprint of the sources of a whole build. */
const stampFile = inProject('build', '.built-from')
/** One of the generated files. They are no inputs, but programs that run from their sources need them. */
const generatedFile = inProject('src', 'blocks', 'schemas.generated.ts')
/** The folder of the house that is built (docs/houses.md). */
const house = process.env.HOUSE_DIR || 'houses/morgenstern'
const inputs = [
  ...'src shop scripts public vite.config.ts tsconfig.json package.json package-lock.json'.split(' '),
  path.relative(root, path.resolve(root, house)),
]

/**
 * Builds the website into build/ unless the build there was made from the present sources.
 * @param {string} node path of the Node to build with
 */
export async function ensureBuilt(node) {
  if (isBuildCurrent()) return
  await withProjectLock(async () => {
    const sources = fingerprint(inputs)
    if (isBuiltFrom(sources)) return
    await step(
      process.env.HOUSE_DIR ? `Building the website of ${house}` : 'Building the website',
      async () => {
        rmSync(stampFile, { force: true })
        await generateSources(node)
        await runTool(node, 'build.ts', 'The build failed.')
        writeFileSync(stampFile, sources)
      },
    )
  })
}

/** Whether there is a whole build of the present sources. */
export function isBuildCurrent() {
  return isBuiltFrom(fingerprint(inputs))
}

/**
 * Path of what the build makes of a program, given its source (`src/….ts`).
 * @param {string} source
 */
export function builtFile(source) {
  return inProject('build', 'server', `${path.basename(source, '.ts')}.js`)
}

/** Whether there is a whole build, of whichever sources. */
export function isBuilt() {
  return existsSync(stampFile)
}

/**
 * Writes the source files that are generated from folder names, as development and the tests need them too.
 * @param {string} node
 */
export async function generateSources(node) {
  const output = await runTool(node, 'generate-registries.ts', 'Generating the registries failed.')
  // It speaks only of what a house imports, and goes with the next version.
  if (output.trim() !== '') console.warn(output.trim())
}

/**
 * @param {string} node
 * @param {string} script
 * @param {string} complaint
 */
async function runTool(node, script, complaint) {
  const env = { ...process.env, NODE_ENV: 'production' }
  const { code, output } = await runQuietly(node, [inProject('scripts', script)], env)
  if (code !== 0) throw new Stop(`${output.trim()}\n${complaint}`)
  return output
}

/** @param {string} sources fingerprint */
function isBuiltFrom(sources) {
  return isBuilt() && readFileSync(stampFile, 'utf8') === sources && existsSync(generatedFile)
}
