/** Composers, performers and works. */
export { createArtists, createWorks, type ArtistDraft, type WorkDraft } from './create-records.server.ts'
export {
  foldTexts,
  listArtistsToMatch,
  listWorksToMatch,
  type ArtistToMatch,
  type WorkToMatch,
} from './find-records.server.ts'
export { findArtist, type ArtistDetail } from './find-artist.server.ts'
export { findWork, type WorkDetail } from './find-work.server.ts'
export { listWorksPlayed } from './list-works-played.server.ts'
