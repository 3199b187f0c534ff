/**
 * Makes a release of the version in package.json: its notes from CHANGELOG.md, the list of packages (SBOM), the image and the
 * checksums of all of them in `build/release/vX.Y.Z`, and at last the tag. Everything is made of the committed files. Nothing is
 * pushed or uploaded. Where something is missing it says what, and leaves neither files nor a tag.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { readCommandLine } from '../read-command-line.ts'
import { NotesError, readNotes } from './read-notes.ts'

const usage = 'npm run release [-- --without-image]'
const { 'without-image': isWithoutImage } = readCommandLine(usage, {
  options: { 'without-image': { type: 'boolean', default: false } },
}).values
const root = process.cwd()

/** What stands in the way of a release, in one sentence. */
class ReleaseError extends Error {}

try {
  await release()
} catch (error) {
  if (!(error instanceof ReleaseError || error instanceof NotesError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function release(): Promise<void> {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')))
  const tag = `v${version}`
  const changes = run('git', ['status', '--porcelain']).trimEnd()
  if (changes !== '')
    throw new ReleaseError(
      `There are changes that are not committed: commit or remove them first.\n${changes}`,
    )
  if (run('git', ['tag', '--list', tag]) !== '')
    throw new ReleaseError(`The tag ${tag} exists: package.json needs the next version.`)
  const notes = readNotes(read('CHANGELOG.md'), version)
  const builder = isWithoutImage ? null : findBuilder()
  const folder = path.join(root, 'build/release', tag)
  if (existsSync(folder)) throw new ReleaseError(`${path.relative(root, folder)} exists: remove it first.`)

  const work = mkdtempSync(path.join(tmpdir(), 'release-'))
  try {
    const [sources, made] = [path.join(work, 'sources'), path.join(work, tag)]
    mkdirSync(sources)
    mkdirSync(made)
    run('git', ['archive', '--format=tar', '-o', path.join(work, 'sources.tar'), 'HEAD'])
    run('tar', ['-xf', path.join(work, 'sources.tar'), '-C', sources])
    writeFileSync(path.join(made, 'notes.md'), notes)
    run('npm', ['run', '--silent', 'sbom', '--', path.join(made, 'sbom.cdx.json')])
    const files = ['notes.md', 'sbom.cdx.json']
    if (builder) {
      const image = `concert-hall-${version}.image.tar`
      buildImage(builder, { sources, name: `concert-hall:${version}`, file: path.join(made, image) })
      files.push(image)
    }
    const sums = await Promise.all(
      files.map(async (file) => `${await sumOf(path.join(made, file))}  ${file}`),
    )
    writeFileSync(path.join(made, 'SHA256SUMS'), `${sums.join('\n')}\n`)
    mkdirSync(path.dirname(folder), { recursive: true })
    // The temporary folder may be on another disk.
    run('cp', ['-r', made, `${folder}.part`])
    run('git', ['tag', '--annotate', '--cleanup=verbatim', '--file', path.join(made, 'notes.md'), tag])
    renameSync(`${folder}.part`, folder)
    for (const file of [...files, 'SHA256SUMS']) say(path.join(path.relative(root, folder), file))
    if (!builder) say('No image was made, as --without-image says.')
    say(`The tag ${tag} is made. Publish it with: git push origin ${tag}`)
  } finally {
    rmSync(work, { recursive: true, force: true })
    rmSync(`${folder}.part`, { recursive: true, force: true })
  }
}

type Builder = 'docker' | 'podman' | 'buildah'

/** A program that can build images now: that of Docker is no use without its daemon. */
function findBuilder(): Builder {
  for (const name of ['docker', 'podman', 'buildah'] as const)
    if (spawnSync(name, ['info'], { stdio: 'ignore' }).status === 0) return name
  throw new ReleaseError(
    'No image can be built here: docker, podman and buildah are not installed, or do not run. Release on a machine that has one of them, or without an image: npm run release -- --without-image',
  )
}

function buildImage(builder: Builder, given: { sources: string; name: string; file: string }): void {
  const { sources, name, file } = given
  const build = ['build', '-f', path.join(sources, 'operations/Dockerfile'), '-t', name, sources]
  run(builder, build, 'shown')
  if (builder === 'buildah') run('buildah', ['push', name, `docker-archive:${file}:${name}`], 'shown')
  else run(builder, ['save', '-o', file, name], 'shown')
}

/** What a program prints. Throws when it fails, with what it says about it. */
function run(program: string, args: string[], output: 'read' | 'shown' = 'read'): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', output === 'read' ? 'pipe' : 'inherit', output === 'read' ? 'pipe' : 'inherit'],
  })
  if (status === 0) return stdout ?? ''
  throw new ReleaseError(
    `${program} ${args[0]} has failed, and there is no release. ${error?.message ?? stderr ?? ''}`.trim(),
  )
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
