/** Composers, performers and works. */
export { createArtists, createWorks, type ArtistDraft, type WorkDraft } from './create-records.server.ts'
