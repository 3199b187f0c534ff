/** Choices for editors: link targets and images. */
export { searchLinkTargets } from './link-targets.server.ts'
export { listEventSources } from './event-sources.server.ts'
export { listImages } from './images.server.ts'
