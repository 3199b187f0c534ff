import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  transcript: 'Mitschrift',
  captions: 'Untertitel',
}

const en: typeof de = {
  transcript: 'Transcript',
  captions: 'Captions',
}

/** The texts of the players of recordings and films of the library. */
export const recordingMessages: Localized<typeof de> = inHouse('recordingMessages', { de, en })
