/** Which cached answers a cache in front of the site still has to drop. */
export { everythingTag } from './everything-tag.ts'
export { findUnpurged, notePurged } from './unpurged.server.ts'
