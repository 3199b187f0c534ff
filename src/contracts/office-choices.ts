/** What the back office offers as the contracts have it; browsers receive this module, and no contract. */
import { recordDefinitions } from '#records/records.generated.ts'
import { visitorTextFields } from '#records/visitor-texts.ts'

/** The kinds of records that can be corrected from outside. */
export const correctableKinds = ['event', 'artist', 'work'] as const

/** `open`: waits for an answer. Staff do not see those that are not confirmed. */
export const correctionStates = ['all', 'open', 'accepted', 'declined'] as const

/** The greatest file of an import, in bytes. */
export const maxImportBytes = 20 * 1024 * 1024

/** The kinds of which an import may add unknown names. */
export const addedKinds = ['room', 'series', 'genre', 'season', 'customer_tag', 'artist', 'work'] as const

/** The maximum number of places that a search finds, and that are replaced at once. */
export const maxReplaced = 500

/** Where can be searched: pages, shared blocks, and the kinds of records with texts for visitors. */
export const replacementPlaces: readonly string[] = [
  'page',
  'shared',
  ...recordDefinitions.filter(({ fields }) => visitorTextFields(fields).length > 0).map(({ kind }) => kind),
]
