import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { useTemporaryDirectory } from '#db/client/test-programs/temporary-directory.ts'
import { builtProgram } from '../../../../tests/support/built-program.ts'

describe('the commands store-claim and store-clean', { timeout: 180_000 }, () => {
  const directory = useTemporaryDirectory()
  const media = path.join(directory, 'media')
  const run = (script: 'store-claim.ts' | 'store-clean.ts', args: string[] = [], input = '') => {
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: directory }
    const { status, stdout, stderr } = spawnSync(process.execPath, [...builtProgram(script), ...args], {
      encoding: 'utf8',
      env,
      input,
    })
    return { status, stdout: stdout.trim(), stderr: stderr.trim() }
  }

  it("refuse to clean a stranger's files, and claim them only when told so", () => {
    mkdirSync(media, { recursive: true })
    for (const letter of 'abc') writeFileSync(path.join(media, `${letter.repeat(32)}-original`), 'bild')
    const before = readdirSync(media)
    expect(run('store-clean.ts')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^DATA_DIR\/media: there are files, but none that this database knows/),
    })
    const refused = run('store-claim.ts', [], 'no\n')
    expect(refused.stdout).toContain('DATA_DIR/media: belongs to nobody; 3 files; 0 of 0')
    expect(refused.stdout).toContain('Nothing was changed.')
    expect(readdirSync(media)).toEqual(before)
    expect(run('store-claim.ts', ['--yes']).stdout).toContain('The stores belong to the database')
    expect(run('store-claim.ts', ['--yes']).stdout).toContain('belong to this database already')
    const foreign = readFileSync(path.join(media, 'store.json'), 'utf8').replace(
      /"database":"[0-9a-f]{8}/,
      '"database":"00000000',
    )
    writeFileSync(path.join(media, 'store.json'), foreign)
    expect(run('store-clean.ts').stderr).toContain('belong to another database')
    expect(run('store-claim.ts', [], 'yes\n').stdout).toContain('The stores belong to the database')
  })

  it('show what the database does not know, and move it to the trash when it is confirmed', () => {
    const letters = Array.from('abcdefghi')
    for (const letter of letters) {
      const file = path.join(media, `${letter.repeat(32)}-original`)
      writeFileSync(file, 'bild')
    }
    // The commands leave alone what was stored within the last hour.
    spawnSync('touch', [
      '-d',
      '2 hours ago',
      ...letters.map((letter) => path.join(media, `${letter.repeat(32)}-original`)),
    ])
    const shown = run('store-clean.ts')
    expect(shown.stdout).toContain('9 unknown ones left where they are')
    expect(shown.stdout).toContain('npm run store:clean -- --confirm')
    expect(readdirSync(media)).toHaveLength(10)
    expect(run('store-clean.ts', ['--confirm']).stdout).toContain('9 unknown ones moved to the trash')
    expect(readdirSync(media)).toEqual(['store.json', 'trash'])
    expect(readdirSync(path.join(media, 'trash'))).toHaveLength(9)
  })

  it('answer with their usage', () => {
    expect(run('store-claim.ts', ['--help']).stdout).toContain('Usage: npm run store:claim')
    expect(run('store-clean.ts', ['--what'])).toMatchObject({ status: 2 })
  })
})
