import { expect, test } from 'vitest'
import { plantFiles } from '../tests/support/planted-files.ts'
import { handbookChapters, readChapter } from './generate-handbook.ts'

const here = { file: 'links.en.md', language: 'en' } as const
const chapter = `# Links

What leads
elsewhere.

## Adding a link {#add}

Press **Link** or \`Mod+K\`.

1. Choose a page.
2. Press **Apply**.

![The dialog](../pictures/links.en.png)

> It may lead to a file.
>
> Or to a section.

[Go to the pages](/admin/pages)

## Lists {#lists}
`

test('A chapter has its title, its introduction, and sections with all that they show', () => {
  expect(readChapter(chapter, here)).toEqual({
    title: 'Links',
    intro: ['What leads elsewhere.'],
    sections: [
      {
        id: 'add',
        title: 'Adding a link',
        text: [['Press ', { word: 'Link' }, ' or ', { keys: 'Mod+K' }, '.']],
        steps: [['Choose a page.'], ['Press ', { word: 'Apply' }, '.']],
        picture: { name: 'links', alt: 'The dialog' },
        notes: [['It may lead to a file.'], ['Or to a section.']],
        place: { href: '/admin/pages', label: 'Go to the pages' },
      },
      { id: 'lists', title: 'Lists' },
    ],
  })
})

test.each([
  ['a title', 'Links'],
  ['a section', '# Links\n\nAll of them.\n\nText.'],
  ['a section', '# Links\n\nAll of them.\n\n## Adding'],
  ['plain text', '# Links\n\nAll of *them*.'],
  ['paragraphs, steps', '# Links\n\nAll of them.\n\n## Adding {#add}\n\n- one'],
  ['the order', '# Links\n\nAll of them.\n\n## Adding {#add}\n\n1. One\n\nText.'],
  ['a picture of its own language', '# L\n\nAll.\n\n## Adding {#add}\n\n![Alt](../pictures/links.de.png)'],
])('The handbook asks for %s instead of showing less than what is written: %j', (wanted, text) => {
  expect(() => readChapter(text, here)).toThrow(`links.en.md:`)
  expect(() => readChapter(text, here)).toThrow(`the handbook shows ${wanted}`)
})

test('A chapter without a place in the order is refused, and one without a translation', () => {
  const order = { 'order.json': '{"everybody": ["links"], "editors": [], "planners": []}' }
  const files = { ...order, 'links.de.md': '# Links\n\nAlle.', 'links.en.md': '# Links\n\nAll.' }
  expect(handbookChapters(plantFiles(files)).map(({ file }) => file)).toEqual([
    'chapters.de.generated.ts',
    'chapters.en.generated.ts',
  ])
  expect(() => handbookChapters(plantFiles({ ...files, 'new.de.md': '' }))).toThrow('new.de.md')
  const { 'links.en.md': _, ...german } = files
  expect(() => handbookChapters(plantFiles(german))).toThrow('links.en.md')
})
