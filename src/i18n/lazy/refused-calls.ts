import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  offline:
    'Keine Verbindung zum Server. Ihre Eingaben sind noch da; bitte versuchen Sie es gleich noch einmal.',
  notSignedIn: 'Sie sind nicht angemeldet. Ihre Eingaben sind noch da.',
  failed: 'Das hat nicht geklappt. Ihre Eingaben sind noch da.',
}

const en: typeof de = {
  offline: 'No connection to the server. What you have entered is still here; please try again in a moment.',
  notSignedIn: 'You are not logged in. What you have entered is still here.',
  failed: 'That did not work. What you have entered is still here.',
}

/** Why a call of staff was refused, where the server itself has not said so. */
export const refusedCallMessages: Localized<typeof de> = inHouse('refusedCallMessages', { de, en })
