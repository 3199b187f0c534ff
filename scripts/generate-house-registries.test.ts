import { describe, expect, test } from 'vitest'
import { plantFiles } from '../tests/support/planted-files.ts'
import { checkMessages, houseRegistries, wordRegistry } from './generate-house-registries.ts'
import { findHouse, findUnread } from './house-folder.ts'

const source = new URL('../src', import.meta.url).pathname
const houseOf = (files: Record<string, string>) => findHouse('/', plantFiles({ 'README.md': '', ...files }))
const sourceOf = async (file: string, files: Record<string, string> = {}) =>
  (await houseRegistries(source, houseOf(files))).find((each) => each.file === file)?.source ?? ''

describe('The folder of a house', () => {
  test('is named relative to the project inside of it, and absolutely outside', () => {
    const root = plantFiles({ 'houses/one/theme.css': '' })
    expect(findHouse(root, 'houses/one')).toMatchObject({ name: 'houses/one', folder: `${root}/houses/one` })
    const outside = plantFiles({ 'theme.css': '' })
    expect(findHouse(root, outside).name).toBe(outside)
    expect(findHouse(root, outside).find('theme.css')).toBe(`${outside}/theme.css`)
    expect(findHouse(root, outside).find('layout.ts')).toBeNull()
    expect(() => findHouse(root, 'houses/two')).toThrow(`HOUSE_DIR names ${root}/houses/two`)
  })

  test('may be empty: then everything is that of the design, and there is no demo and no mark', async () => {
    expect(await sourceOf('demo/house.generated.ts')).toContain('houseDemo: HouseDemo | null = null')
    expect(await sourceOf('design/sign/house.generated.ts')).toContain('sign: SignDrawing | null = null')
    expect(await sourceOf('design/picture/house.generated.ts')).toContain(
      'houseFigureVersion: number | null = null',
    )
    expect(await sourceOf('server/figures/house.generated.ts')).toContain(`figures: HouseFigures = 'sand'`)
    expect(await sourceOf('design/house-layout.generated.ts')).toContain('"header":"left"')
    expect(wordRegistry(source, houseOf({})).source).toContain('{ de: {}, en: {} }')
  })
})

test('What nothing reads in the folder of a house is named, because its name may be misspelled', () => {
  const files = [
    'theme.css',
    'layouts.ts',
    'README.md',
    '.gitignore',
    'records/event/field.ts',
    'records/event/fields.ts',
  ]
  const house = houseOf(Object.fromEntries(files.map((file) => [file, ''])))
  expect(findUnread(house)).toEqual([
    `${house.folder}/layouts.ts is no part of a house: nothing reads it.`,
    `${house.folder}/records/event/field.ts is no part of a house: nothing reads it.`,
  ])
})

describe('The layout of a house', () => {
  test('names the arrangements that are not the first ones', async () => {
    const layout = await sourceOf('design/house-layout.generated.ts', {
      'layout.ts': `export const layout = { footer: 'lines' }`,
    })
    expect(layout).toContain('{"header":"left","footer":"lines","stage":"over","share":"beside"}')
  })

  test.each([
    [`{ footer: 'tower' }`, 'footer has no arrangement "tower", but columns and lines.'],
    [`{ menu: 'left' }`, 'there is no arrangement of "menu".'],
  ])('refuses others: %s', async (layout, error) => {
    await expect(sourceOf('', { 'layout.ts': `export const layout = ${layout}` })).rejects.toThrow(error)
  })
})

describe('The figures of a house', () => {
  test('are drawn by its function, in addresses that change with it', async () => {
    const versions = await Promise.all(
      ['1', '2'].map(async (text) =>
        sourceOf('design/picture/house.generated.ts', {
          'figures.ts': `export const figures = { draw: () => '${text}' }`,
        }),
      ),
    )
    expect(versions[0]).toContain('hasSand: boolean = false')
    expect(new Set(versions).size).toBe(2)
  })

  test('are sand, plain or a drawing', async () => {
    await expect(sourceOf('', { 'figures.ts': `export const figures = 'stripes'` })).rejects.toThrow(
      `has to export figures: 'sand', 'plain', or { draw }.`,
    )
  })
})

describe('The mark of a house', () => {
  test('is taken out of its file', async () => {
    const sign = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30" stroke="currentColor">\n <path d="M0 0h1"/>\n</svg>`
    const read = await sourceOf('design/sign/house.generated.ts', { 'sign.svg': sign })
    expect(read).toContain('"ratio":2')
    expect(read).toContain(JSON.stringify('<path d="M0 0h1"></path>'))
  })

  test.each(['<svg viewBox="0 0 1 1"><script>x</script></svg>', '<svg><path d="M0 0"/></svg>', 'text'])(
    'is a drawing and nothing else: %s',
    async (sign) => {
      await expect(sourceOf('', { 'sign.svg': sign })).rejects.toThrow('sign.svg')
    },
  )
})

test('A house without messages of its own has nothing to check', async () => {
  await expect(checkMessages(source, houseOf({}))).resolves.toBeUndefined()
})
