/** Composers, performers and works. */
export { createArtists, createWorks, type ArtistDraft, type WorkDraft } from './create-records.server.ts'
export { indexArtists, indexWorks, indexWorksOf } from './index-records.server.ts'
export { foldTexts, listArtistsToMatch, listWorksToMatch, type WorkToMatch } from './find-records.server.ts'
export { findArtist } from './find-artist.server.ts'
export { findWork } from './find-work.server.ts'
export { listWorksPlayed } from './list-works-played.server.ts'
export { callDifferent, findDuplicates, type MergeableKind } from './find-duplicates.server.ts'
export { withFormerNames } from './former-names.server.ts'
