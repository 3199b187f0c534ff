import { expect, test } from 'vitest'
import type { PageSettingsAnswer } from '#contracts/page-settings.ts'
import { changedSettings, withStored } from './changed-settings.ts'

// Only what is compared matters here.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const seen = { is_online: true, meta_title: { de: 'Haus', en: 'House' } } as PageSettingsAnswer

test('Only what differs is sent, texts by language, with what was seen of it', () => {
  expect(changedSettings(seen, { meta_title: { de: 'Saal', en: 'House' } })).toEqual({
    changes: { meta_title: { de: 'Saal' } },
    seen: { meta_title: { de: 'Haus' } },
  })
  expect(changedSettings(seen, { is_online: false })).toEqual({
    changes: { is_online: false },
    seen: { is_online: true },
  })
})

test('What was changed and changed back is not sent', () => {
  expect(changedSettings(seen, { is_online: true, meta_title: { de: 'Haus', en: 'House' } })).toBeNull()
})

test('What somebody else has stored takes the place of one language only', () => {
  expect(withStored(seen, 'meta_title.de', 'Halle').meta_title).toEqual({ de: 'Halle', en: 'House' })
  expect(withStored(seen, 'is_online', false).is_online).toBe(false)
})
