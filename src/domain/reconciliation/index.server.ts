/** Matching names of other programs against the persons, ensembles and works that visitors may see. */
export { extendEntities } from './extend-entities.server.ts'
export { findCandidates } from './find-candidates.server.ts'
export { propertiesOf, typeNames } from './properties.ts'
export { suggestEntities } from './suggest-entities.server.ts'
