import { describe, expect, test } from 'vitest'
import { templates } from '#contracts/page-settings.ts'
import { languages } from '#i18n/languages.ts'
import { blocksOf, readContent } from '../pages/read-content.ts'
import { requireComplete } from '../pages/check-publication.server.ts'
import { upgradeContent } from '../pages/present-section.ts'
import { templateMessages } from './template-messages.ts'
import { contentOfTemplate } from './templates.ts'

describe.each(templates)('The template %s', (name) => {
  const contents = languages.map((language) =>
    contentOfTemplate(name, templateMessages[language], (part) => part),
  )

  test('contains no errors that an editor would have to correct first', () => {
    for (const content of contents) {
      expect(blocksOf(readContent(content)).filter(({ error }) => error !== undefined)).toEqual([])
      expect(() => requireComplete(upgradeContent(content))).not.toThrow()
    }
  })

  test('has the same blocks in both languages, each once', () => {
    const [german = [], english] = contents.map((content) =>
      blocksOf(readContent(content)).map(({ id }) => id),
    )
    expect(english).toEqual(german)
    expect(new Set(german).size).toBe(german.length)
    for (const content of contents)
      for (const { layout, columns } of content.containers)
        expect(columns).toHaveLength(layout.split('-').length)
  })
})
