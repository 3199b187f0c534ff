/** What editors choose from: what links can lead to, and pictures. */
export { searchLinkTargets } from './link-targets.server.ts'
export { listEventSources } from './event-sources.server.ts'
export { listImages } from './images.server.ts'
