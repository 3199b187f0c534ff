import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runQuietly } from './child.mjs'
import { fingerprint } from './fingerprint.mjs'
import { withProjectLock } from './lock.mjs'
import { inProject, Stop } from './project.mjs'
import { step } from './step.mjs'

const stampFile = inProject('build', '.built-from')
const inputs = [
  'src',
  'demo',
  'shop',
  'scripts',
  'public',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
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
    await step('Building the website', () => build(node, sources))
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
  return readStamp() !== undefined
}

/**
 * Writes the source files that are generated from folder names, as development and the tests need them too.
 * @param {string} node
 */
export async function generateSources(node) {
  await runTool(
    node,
    [inProject('scripts', 'generate-registries.ts')],
    'Generating the block registry failed.',
  )
}

/**
 * @param {string} node
 * @param {string} sources fingerprint
 */
async function build(node, sources) {
  rmSync(stampFile, { force: true })
  await generateSources(node)
  await runTool(node, [inProject('scripts', 'build.ts')], 'The build failed.')
  mkdirSync(inProject('build'), { recursive: true })
  writeFileSync(stampFile, JSON.stringify({ sources, generated: listGenerated() }))
}

/**
 * @param {string} node
 * @param {string[]} args
 * @param {string} complaint
 */
async function runTool(node, args, complaint) {
  const { code, output } = await runQuietly(node, args, { env: { ...process.env, NODE_ENV: 'production' } })
  if (code !== 0) throw new Stop(`${output.trim()}\n${complaint}`)
}

/** @param {string} sources fingerprint */
function isBuiltFrom(sources) {
  const stamp = readStamp()
  return stamp?.sources === sources && stamp.generated.every((file) => existsSync(inProject(file)))
}

/** @returns {{ sources: string, generated: string[] } | undefined} nothing when there is no whole build */
function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'))
  } catch {
    return undefined
  }
}

/** Generated files are not inputs, but the built site and the server need them, so a build without them is stale. */
function listGenerated() {
  return readdirSync(inProject('src', 'blocks'))
    .filter((name) => name.includes('.generated.'))
    .map((name) => `src/blocks/${name}`)
}
