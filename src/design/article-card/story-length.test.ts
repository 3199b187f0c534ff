import { expect, test } from 'vitest'
import { messagesIn } from '#i18n/messages.ts'
import { storyLength } from './story-length.ts'

const file = { src: '', mime_type: '', byte_size: 1, caption: null, copyright: null }
const recording = (kind: 'audio' | 'video', duration_ms: number | null) => ({ ...file, kind, duration_ms })
const category = (icon: 'book' | 'headphone' | 'play') => ({ id: 1, name: '', icon })
const lengths = (story: Parameters<typeof storyLength>[0]) =>
  (['de', 'en'] as const).map((language) => storyLength(story, messagesIn(language)))

test.each([
  [recording('audio', 720_000), ['12 Minuten hören', '12 minutes to listen']],
  [recording('audio', 24_400), ['24 Sekunden hören', '24 seconds to listen']],
  [recording('video', 61_000), ['1 Minute sehen', '1 minute to watch']],
  [recording('audio', null), [null, null]],
])('a story with a recording is as long as that: %j', (given, expected) => {
  expect(lengths({ category: category('headphone'), recording: given, reading_minutes: 9 })).toEqual(expected)
})

test('only a story to read has a reading time', () => {
  const given = { recording: null, reading_minutes: 9 }
  expect(lengths({ ...given, category: category('book') })).toEqual(['9 Minuten', '9 minutes'])
  expect(lengths({ ...given, category: null })).toEqual(['9 Minuten', '9 minutes'])
  for (const icon of ['headphone', 'play'] as const)
    expect(lengths({ ...given, category: category(icon) })).toEqual([null, null])
})
