import { describe, expect, test } from 'vitest'
import { headDefinitions } from './heads.ts'
import { blockDefinitions } from './schemas.generated.ts'
import { textFieldsOf } from './text-fields.ts'

const fieldsOf = (type: string) => {
  const definition = blockDefinitions[type] ?? headDefinitions[type]
  return definition ? textFieldsOf(definition) : null
}

describe('The fields of a block that hold words', () => {
  test('are plain and rich texts', () => {
    expect(fieldsOf('text')).toEqual(['content'])
    expect(fieldsOf('faq-item')).toEqual(['content', 'text'])
    expect(fieldsOf('page')).toEqual(['title', 'headline', 'text', 'link_text'])
    expect(fieldsOf('event')).toEqual(['teaser', 'description'])
  })

  test('are not anchors, choices, pictures, targets of links and addresses of videos', () => {
    expect(fieldsOf('headline')).toEqual(['preline', 'content', 'subline', 'anchor_text'])
    expect(fieldsOf('video')).not.toContain('video_url')
    expect(fieldsOf('audio')).toEqual(['headline'])
    expect(fieldsOf('viewer')).toEqual([])
    const all = Object.keys(blockDefinitions).flatMap(fieldsOf)
    for (const name of ['anchor', 'link', 'image', 'embed', 'alias', 'language', 'id'])
      expect(all).not.toContain(name)
  })

  test('are all that the search reads of a block', () => {
    for (const [type, definition] of Object.entries(blockDefinitions)) {
      const words = textFieldsOf(definition)
      const filled = Object.fromEntries(words.map((name) => [name, `word-${name}`]))
      const read = definition.read(filled, definition.version)
      const found = read ? definition.textOf(read).filter((text) => text !== '') : []
      for (const text of found)
        expect(
          words.map((name) => `word-${name}`),
          type,
        ).toContain(text)
    }
  })
})
