import { expect, test } from 'vitest'
import { clockTime } from './clock-time.ts'
import { captionsOf, chaptersOf, readTranscript } from './transcript.ts'

test('a line of a transcript has a time, is the title of a chapter, or is only text', () => {
  expect(readTranscript('0:12 # Saal\n\n 1:02:03 Es klingt. \nDanach 4:33 Stille')).toEqual([
    { at: 12, text: 'Saal', isTitle: true },
    { at: 3723, text: 'Es klingt.', isTitle: false },
    { at: null, text: 'Danach 4:33 Stille', isTitle: false },
  ])
})

test('a transcript without times has no captions and no chapters', () => {
  const lines = readTranscript('# Saal\nEs klingt.')
  expect([captionsOf(lines, 60), chaptersOf(lines)]).toEqual([null, []])
})

test('a caption stays until the next one, the last one until the end', () => {
  const captions = captionsOf(readTranscript('0:01 Eins\n1:00:02 Zwei --> drei'), 3610)
  expect(captions).toBe(
    'WEBVTT\n\n00:00:01.000 --> 01:00:02.000\nEins\n\n01:00:02.000 --> 01:00:10.000\nZwei --&gt; drei\n',
  )
})

test.each([
  [0, '0:00'],
  [7.4, '0:07'],
  [750, '12:30'],
  [3720, '1:02:00'],
])('%d seconds are shown as %s', (seconds, shown) => expect(clockTime(seconds)).toBe(shown))
