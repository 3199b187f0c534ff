import { describe, expect, test } from 'vitest'
import { plantFiles } from '../tests/support/planted-files.ts'
import { blockRegistries } from './generate-block-registry.ts'

const blocks = {
  'text/schema.ts': '',
  'text/view.tsx': '',
  'text/form.tsx': '',
  'event-list/schema.ts': '',
  'event-list/view.tsx': '',
  'event-list/load.server.ts': '',
  'content.tsx': '',
  'notes/read-me.txt': '',
}

const ownBlock = {
  'organ-stop/schema.ts': '',
  'organ-stop/view.tsx': '',
  'organ-stop/form.tsx': '',
  'organ-stop/examples.ts': '',
}

function sourceOf(file: string): string {
  const registry = blockRegistries(plantFiles(blocks)).find((found) => found.file === file)
  return registry?.source ?? ''
}

describe('The registries of blocks', () => {
  test('list the folders that have a schema', () => {
    expect(sourceOf('schemas.generated.ts')).toContain(
      "import { block as eventList } from './event-list/schema.ts'",
    )
    expect(sourceOf('schemas.generated.ts')).toContain("  'text': text,")
    expect(sourceOf('schemas.generated.ts')).not.toContain('notes')
  })

  test('contain the view of every block that has one', () => {
    const views = sourceOf('views.generated.ts')
    expect(views).toContain("import { View as eventList } from './event-list/view.tsx'")
    expect(views).toContain("  'event-list': eventList,")
    expect(views).toContain("  'text': text,")
  })

  test('contain loaders only of blocks that load data', () => {
    expect(sourceOf('loaders.generated.server.ts')).toContain("  'event-list': eventList,")
    expect(sourceOf('loaders.generated.server.ts')).not.toContain('text')
    expect(sourceOf('loaded.generated.ts')).toContain("new Set(['event-list'])")
  })

  test('contain the form of every block that can be edited', () => {
    expect(sourceOf('forms.generated.ts')).toContain("import { form as text } from './text/form.tsx'")
    expect(sourceOf('forms.generated.ts')).not.toContain('event-list')
  })

  test('are refused when there are no blocks', () => {
    expect(() => blockRegistries(plantFiles({ 'content.tsx': '' }))).toThrow('No block')
  })
})

describe('The blocks of a house', () => {
  test('stand among those of the project, in every registry that they have a file for', () => {
    const house = plantFiles(ownBlock)
    const registries = blockRegistries(plantFiles(blocks), house)
    const having = registries.filter(({ source }) => source.includes("  'organ-stop': organStop,"))
    expect(having.map(({ file }) => file)).toEqual([
      'schemas.generated.ts',
      'views.generated.ts',
      'forms.generated.ts',
      'examples.generated.ts',
    ])
    expect(registries[0]?.source).toMatch(/import \{ block as organStop \} from '.+\/organ-stop\/schema\.ts'/)
  })

  test('must have other names than those of the project, written as these are', () => {
    const build = (files: Record<string, string>) => () =>
      blockRegistries(plantFiles(blocks), plantFiles(files))
    expect(build({ 'text/schema.ts': '' })).toThrow('has a block "text"')
    expect(build({ 'OrganStop/schema.ts': '' })).toThrow('in lower case with hyphens')
  })

  test('are refused with the names of the files that they lack', () => {
    const half = plantFiles({ 'organ-stop/schema.ts': '', 'organ-stop/view.tsx': '' })
    expect(() => blockRegistries(plantFiles(blocks), half)).toThrow('has no form.tsx and no examples.ts')
  })
})
