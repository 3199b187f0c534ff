import { expect, test } from 'vitest'
import { block } from './schema.ts'

const video_url = 'https://vimeo.com/76979871'
const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

test('A plain sentence about a film becomes a paragraph; a rich text stays one', () => {
  for (const content of ['Eine lange Nacht.', paragraph('Eine lange Nacht.')])
    expect(block.read({ video_url, content }, 1)?.['content']).toEqual(paragraph('Eine lange Nacht.'))
  expect(block.textOf({ video_url, title: 'Orgel', content: 'Eine lange Nacht.' })).toContain(
    'Eine lange Nacht.',
  )
})

test('A missing film, or one of another provider, is reported to the editor and hides nothing else', () => {
  expect(block.check({ title: 'Orgel' })).toEqual([{ field: 'video_url', error: 'required' }])
  const stranger = { title: 'Orgel', video_url: 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ' }
  expect(block.check(stranger)).toEqual([{ field: 'video_url', error: 'host' }])
  expect(block.read(stranger, 1)).toMatchObject({ title: 'Orgel' })
})
