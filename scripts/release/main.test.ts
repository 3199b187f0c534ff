import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { plantFiles } from '../../tests/support/planted-files.ts'

const program = path.resolve(import.meta.dirname, 'main.ts')
/** Builds an "image" that lists what it is made of. */
const builder = `#!/bin/sh
case "$1" in
  build) ls "$6" > /dev/null && ls -A "$6" > "$(dirname "$0")/context" ;;
  save) cp "$(dirname "$0")/context" "$3" ;;
esac
`
const sbom = `require("fs").writeFileSync(process.argv[1], "{}")`

/** A committed project of version 0.3.0, with a folder of programs that only the release sees. */
function plant({ docker }: { docker: string }) {
  const root = plantFiles({
    'package.json': JSON.stringify({ version: '0.3.0', scripts: { sbom: `node -e '${sbom}'` } }),
    'CHANGELOG.md': '# Changelog\n\n## 0.3.0 – 2026-12-01\n\n### Added\n\n- A hall.\n',
    '.gitignore': 'build/\nbin/\n',
    'bin/docker': docker,
    'bin/podman': '#!/bin/sh\nexit 1\n',
    'bin/buildah': '#!/bin/sh\nexit 1\n',
  })
  for (const name of ['docker', 'podman', 'buildah']) chmodSync(path.join(root, 'bin', name), 0o755)
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
      cwd: root,
      encoding: 'utf8',
    })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'All')
  const release = (...args: string[]) => {
    const env = {
      ...process.env,
      PATH: `${path.join(root, 'bin')}:${path.dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
      GIT_COMMITTER_NAME: 'Test',
      GIT_COMMITTER_EMAIL: 'test@example.org',
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      cwd: root,
      env,
      encoding: 'utf8',
    })
    return { status, said: stdout + stderr }
  }
  const made = path.join(root, 'build/release/v0.3.0')
  const files = () => (existsSync(made) ? readdirSync(made).toSorted() : [])
  return { root, git, release, made, files }
}

describe('A release', () => {
  test('has notes, packages, image and checksums of what is committed, and a tag', () => {
    const { git, release, made, files } = plant({ docker: builder })
    const { status, said } = release()
    expect([status, said]).toEqual([0, expect.stringContaining('git push origin v0.3.0')])
    const image = 'concert-hall-0.3.0.image.tar'
    expect(files()).toEqual(['SHA256SUMS', image, 'notes.md', 'sbom.cdx.json'])
    const contentOf = (file: string) => readFileSync(path.join(made, file), 'utf8')
    expect(contentOf(image)).toBe('.gitignore\nCHANGELOG.md\npackage.json\n')
    const sum = createHash('sha256').update(contentOf('notes.md')).digest('hex')
    expect(contentOf('SHA256SUMS')).toContain(`${sum}  notes.md\n`)
    expect(git('tag', '--list', '--format=%(contents)', 'v0.3.0').trim()).toBe('### Added\n\n- A hall.')
    expect(release()).toEqual({ status: 1, said: expect.stringContaining('The tag v0.3.0 exists') })
  })

  test('needs a builder of images, or says that it leaves the image out', () => {
    const { git, release, files } = plant({ docker: '#!/bin/sh\nexit 1\n' })
    const refused = release()
    expect([refused.status, refused.said]).toEqual([1, expect.stringContaining('--without-image')])
    expect([git('tag'), files()]).toEqual(['', []])
    const { status, said } = release('--without-image')
    expect([status, said]).toEqual([0, expect.stringContaining('No image was made')])
    expect(files()).toEqual(['SHA256SUMS', 'notes.md', 'sbom.cdx.json'])
  })

  test('that fails leaves neither files nor a tag', () => {
    const { git, release, files } = plant({ docker: '#!/bin/sh\n[ "$1" = info ]\n' })
    const { status, said } = release()
    expect([status, said]).toEqual([1, expect.stringContaining('docker build has failed')])
    expect([git('tag'), files()]).toEqual(['', []])
  })
})
