import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor, type Expression, type ObjectExpression } from 'oxc-parser'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../src')
/**
 * Blocks have their texts in their own folder, the definitions of records their labels, the route table has words in its paths, and the domain those that it
 * stores, of which an editor makes others.
 */
const elsewhere = ['i18n', 'blocks', 'records', 'routing', 'domain', 'office']

/** Whether an expression contains words: a string or a template with a letter in it, at any depth. */
function hasWords(node: Expression): boolean {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && /\p{L}/u.test(node.value)
    case 'TemplateLiteral':
      return node.quasis.some(({ value }) => /\p{L}/u.test(value.raw))
    case 'ObjectExpression':
      return node.properties.some((one) => one.type === 'Property' && hasWords(one.value))
    default:
      return false
  }
}

/** The lines of a source in which it has words of its own in both languages. */
function findTexts(file: string, source: string): number[] {
  const found: number[] = []
  if (!/\bde\b/.test(source)) return found
  const wordsOf = (node: ObjectExpression, language: string) =>
    node.properties.some(
      (one) =>
        one.type === 'Property' &&
        one.key.type === 'Identifier' &&
        one.key.name === language &&
        hasWords(one.value),
    )
  const note = (start: number) => found.push(source.slice(0, start).split('\n').length)
  new Visitor({
    ObjectExpression: (node) => {
      if (wordsOf(node, 'de') && wordsOf(node, 'en')) note(node.start)
    },
    VariableDeclarator: ({ id, init, start }) => {
      if (id.type === 'Identifier' && id.name === 'de' && init && hasWords(init)) note(start)
    },
  }).visit(parseSync(file, source).program)
  return found
}

test('Texts for people are among the messages, and nowhere else in the interface', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !elsewhere.some((folder) => file.startsWith(`${folder}${path.sep}`)))
    .filter((file) => !/\.(test|generated)\.tsx?$/.test(file))
  const found = files.flatMap((file) =>
    findTexts(file, readFileSync(path.join(root, file), 'utf8')).map((line) => `src/${file}:${line}`),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})

test.each([
  ["const texts = { de: { a: 'Ja' }, en: { a: 'Yes' } }", [1]],
  ["\nconst label = { de: 'Ja', en: `Yes` }", [2]],
  ["const de = { a: 'Ja' }", [1]],
  ["const paths = { de: null, en: null }, title = { de: '', en: '' }, shown = { de, en }", []],
])('Texts are found in %j', (source, lines) => {
  expect(findTexts('example.ts', source)).toEqual(lines)
})
