import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { blockDefinitions } from './schemas.generated.ts'

const types = Object.keys(blockDefinitions)
const sources = path.resolve(import.meta.dirname, '..')

/** Contents made of blocks, as an editor would create them: pages, and examples of blocks. */
const contents = [
  'demo/',
  'domain/content/page-records/templates.ts',
  'editor/app/gallery/',
  'blocks/container-examples.ts',
]
/** Rich text, fields and files have types of their own, partly with the same names, and are unrelated to blocks. */
const strangers = [
  'design/',
  'fields/',
  'office/fields/',
  'i18n/',
  'db/',
  'domain/facts/prose/',
  'contracts/media-files.ts',
]

test('No file outside of its folder names a kind of block', () => {
  const breaches = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|spec)\.|\.generated\./.test(file))
    .filter((file) => !types.some((type) => file.startsWith(`blocks/${type}/`)))
    .filter((file) => ![...contents, ...strangers].some((place) => file.startsWith(place)))
    .flatMap((file) =>
      namesIn(readFileSync(path.join(sources, file), 'utf8')).map((found) => `${file}: ${found}`),
    )
  expect(breaches).toEqual([])
})

test.each([
  "if (block.type === 'headline') return",
  "if (block.type !== 'text' && isOpen) return",
  "switch (block.type) { case 'faq': return }",
  "blockForms['image']",
  'blockDefinitions.video',
  "const late = ['link', 'quote']",
  "insertBlock(desk, 'full-teaser')",
  "const order = 'headline text quote'.split(' ')",
  'return /list|item/.test(block.type)',
  "return block.type.startsWith('video')",
])('%s counts as naming a block', (source) => {
  expect(namesIn(source)).not.toEqual([])
})

test.each([
  `<input type="text" aria-label="headline" />`,
  "const kind = 'image'",
  'blockForms[block.type]',
  'import { Link } from "#design/link/link.tsx"',
  "const texts = { headline: 'Was tun?' }",
])('%s does not count as naming a block', (source) => {
  expect(namesIn(source)).toEqual([])
})

/**
 * The places in a source file that mention a block type. A name of several words is unambiguous; one of a single word,
 * such as `text`, counts where types are compared, looked up or listed.
 */
function namesIn(source: string): string[] {
  const any = types.toSorted((a, b) => b.length - a.length).join('|')
  const long = types.filter((type) => type.includes('-')).join('|')
  const literal = `['"\`](?:${any})['"\`]`
  const patterns = [
    `['"\`](?:${long})['"\`]`,
    `\\btype\\)?\\s*[!=]==\\s*${literal}`,
    `\\bblock(?:Forms|Definitions|Views|Loaders)(?:\\.(?:${any})\\b|\\[${literal}\\])`,
    `${literal},\\s*${literal}`,
    `['"\`](?:${any})(?: (?:${any}))+['"\`]`,
    `\\.test\\([^()]*\\.type\\)`,
    `\\btype\\.(?:startsWith|endsWith|includes|match)\\(`,
    `\\bswitch \\([^()]*\\btype\\)[^}]*\\bcase ${literal}:`,
  ]
  return patterns.flatMap((pattern) => source.match(new RegExp(pattern, 'g')) ?? [])
}
