import { expect, test } from 'vitest'
import { z } from 'zod'
import { plantFiles } from '../../../tests/support/planted-files.ts'
import { openTexts } from './read-texts.ts'

const files = {
  'sale.de.md': '---\ntitle: Ein Saal\n---\n\nText',
  'sale.en.md': '---\ntitle: A hall\n---\n',
  'wrong.de.md': '---\ntitle: Vier Säle: ein Dach\n---\n',
  'data.yaml': '- name: 5\n',
}
const head = z.strictObject({ title: z.string() })

test('a text has its head and, with the same numbers of lines, its content in both languages', () => {
  expect(openTexts(plantFiles(files)).readText('sale', head)).toEqual({
    de: { title: 'Ein Saal', file: 'sale.de.md', body: '\n\n\n\nText' },
    en: { title: 'A hall', file: 'sale.en.md', body: '\n\n\n' },
  })
})

test('an error names the file, and the line or the field', () => {
  const { readData, readText } = openTexts(plantFiles(files))
  expect(() => readText('wrong', head)).toThrow(/^wrong\.de\.md: Nested mappings .* line 2/)
  expect(() => readText('sale', z.strictObject({ name: z.string() }))).toThrow(/^sale\.de\.md: name /)
  expect(() => readData('data.yaml', z.array(z.strictObject({ name: z.string() })))).toThrow(
    /^data\.yaml: 0\.name /,
  )
})
