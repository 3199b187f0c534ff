import { describe, expect, test } from 'vitest'
import { plantFiles } from '../tests/support/planted-files.ts'
import { inProject } from './bootstrap/project.mjs'
import { checkHouse, checkKinds, takenSegments } from './check-house.ts'

const check = (files: Record<string, string>) => checkHouse({ folder: plantFiles(files) })

describe('A house', () => {
  test('may have no blocks, or blocks whose types are the names of their folders', async () => {
    await check({ 'README.md': '' })
    await check({ 'blocks/organ-stop/schema.ts': "export const block = { type: 'organ-stop' }" })
  })

  test('is refused with the file of a block that has another type', async () => {
    const wrong = check({ 'blocks/organ-stop/schema.ts': "export const block = { type: 'organ' }" })
    await expect(wrong).rejects.toThrow(/organ-stop\/schema\.ts: .+ the type "organ-stop"/)
    const head = check({ 'blocks/event/schema.ts': "export const block = { type: 'event' }" })
    await expect(head).rejects.toThrow('the heads of pages are named "event"')
  })
})

describe('A kind of a house', () => {
  const label = { de: '', en: '' }
  const project = { kind: 'genre', path: 'events/genre', fields: { name: { kind: 'flag', label } as const } }
  const own = (kind: string, path: string) => ({
    kind,
    path,
    fields: { name: { kind: 'flag', label, isOfHouse: true } as const },
  })
  const of = (kind: string, path: string) => () =>
    checkKinds([project, own(kind, path)], takenSegments(inProject('src')))

  test('has a name and an address that no other kind, page or call of the office has', () => {
    expect(of('organ_stop', 'organ-stops')).not.toThrow()
    expect(of('genre', 'genres')).toThrow('two kinds of records "genre"')
    for (const path of ['events', 'imports', 'look-up', 'exports', 'handbook', 'audit-log'])
      expect(of('organ_stop', path), path).toThrow(`can't have the path "${path}"`)
    expect(of('organ_stop', 'organ/stops')).toThrow('is one segment')
    expect(of('OrganStop', 'organ-stops')).toThrow('in lower case with underscores')
  })
})
