import { expect, test } from 'vitest'
import type { PageSettingsResponse } from '#contracts/page-settings.ts'
import { changedSettings, withStored } from './changed-settings.ts'

// Only the compared fields matter here.
const seen = { is_online: true, meta_title: { de: 'Haus', en: 'House' } } as PageSettingsResponse

test('Only changed fields are sent, texts by language, with the values that the user saw', () => {
  expect(changedSettings(seen, { meta_title: { de: 'Saal', en: 'House' } })).toEqual({
    changes: { meta_title: { de: 'Saal' } },
    seen: { meta_title: { de: 'Haus' } },
  })
  expect(changedSettings(seen, { is_online: false })).toEqual({
    changes: { is_online: false },
    seen: { is_online: true },
  })
})

test('A change that was reverted is not sent', () => {
  expect(changedSettings(seen, { is_online: true, meta_title: { de: 'Haus', en: 'House' } })).toBeNull()
})

test('A text that somebody else has stored replaces one language only', () => {
  expect(withStored(seen, 'meta_title.de', 'Halle').meta_title).toEqual({ de: 'Halle', en: 'House' })
  expect(withStored(seen, 'is_online', false).is_online).toBe(false)
})
