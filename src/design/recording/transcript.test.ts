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

test('The content of a WebVTT or SRT file is captions with their own ends', () => {
  const file =
    'WEBVTT - Orgelnacht\n\nintro\n00:01.000 --> 00:02.500 align:start\n<v Mira>Guten Abend,\nliebe Gäste.\n\n00:00:09.250 --> 00:00:11.000\nMusik'
  expect(readTranscript(file)).toEqual([
    { at: 1, until: 2.5, text: 'Guten Abend, liebe Gäste.', isTitle: false },
    { at: 9.25, until: 11, text: 'Musik', isTitle: false },
  ])
  expect(captionsOf(readTranscript(file), 60)).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nGuten Abend, liebe Gäste.\n\n00:00:09.250 --> 00:00:11.000\nMusik\n',
  )
  const srt =
    '1\r\n00:00:01,000 --> 00:00:02,000\r\nEins\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nZwei\r\n'
  expect(readTranscript(srt).map(({ at, text }) => [at, text])).toEqual([
    [1, 'Eins'],
    [3, 'Zwei'],
  ])
})

test.each([
  [0, '0:00'],
  [7.4, '0:07'],
  [750, '12:30'],
  [3720, '1:02:00'],
])('%d seconds are shown as %s', (seconds, shown) => expect(clockTime(seconds)).toBe(shown))
