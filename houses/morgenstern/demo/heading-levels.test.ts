import { expect, test } from 'vitest'
import { findNotices } from '#editor/model/guards/find-notices.ts'
import { languages } from '#i18n/languages.ts'
import { planDemo } from './index.ts'

const plan = planDemo('2026-11-28')
const contents = [
  ...plan.pages.map(({ key, content }) => ({ key, content })),
  ...plan.articles.map(({ key, body }) => ({ key, content: body })),
  ...plan.sections.map(({ ownerKey, content }) => ({ key: ownerKey, content })),
]

test('No content of the demo skips a level of headlines', () => {
  const skips = contents.flatMap(({ key, content }) =>
    languages.flatMap((language) =>
      findNotices(content[language], { links: {} })
        .filter(({ kind }) => kind === 'skipped_level' || kind === 'missing_headline')
        .map(({ summary, detail }) => `${key} ${language}: ${summary} (${detail})`),
    ),
  )
  expect(skips).toEqual([])
})
