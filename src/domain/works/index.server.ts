/** Composers, performers and works. */
export { createArtists, createWorks, type ArtistDraft, type WorkDraft } from './create-records.server.ts'
export {
  foldTexts,
  listArtistsToMatch,
  listWorksToMatch,
  type ArtistToMatch,
  type WorkToMatch,
} from './find-records.server.ts'
