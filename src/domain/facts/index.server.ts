/** What prose says of events, compared with their records: after a change of one, and over the whole site. */
export { findContradictions, findUntrueProse, type Contradiction } from './find-contradictions.server.ts'
export { listRipple, maxPlaces, type Affected } from './list-ripple.server.ts'
export { describePlaces, type Described } from './describe-places.server.ts'
export { prepareDraft } from './prepare-draft.server.ts'
// The paragraphs of texts, and other words in them.
export { isRichText, paragraphsOf, replaceIn } from './prose/paragraphs.ts'
