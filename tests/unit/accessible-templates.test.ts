import { describe, expect, test } from 'vitest'
import { templates } from '#contracts/page-settings.ts'
import { contentOfTemplate } from '#domain/content/page-records/templates.ts'
import { templateMessages } from '#domain/content/page-records/template-messages.ts'
import { findNotices } from '#editor/model/guards/find-notices.ts'
import { languages } from '#i18n/languages.ts'

/** What is about accessibility; that a template has links to choose and texts to replace is what it is for. */
const kinds = [
  'no_alt',
  'no_picture_text',
  'long_alt',
  'skipped_level',
  'missing_headline',
  'vague_link',
  'no_captions',
  'no_transcript',
]

describe.each(templates)('The template %s', (name) => {
  test('leaves nothing to correct for accessibility', () => {
    for (const language of languages) {
      const content = contentOfTemplate(name, templateMessages[language], (part) => part)
      const found = findNotices(content, { links: { 'route:events': '/' } })
      expect(found.filter(({ kind }) => kinds.includes(kind))).toEqual([])
    }
  })
})
