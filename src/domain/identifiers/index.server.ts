/** What other catalogues call the house's persons, ensembles, works and halls. */
export { checkIdentifiers, tidyIdentifiers } from './check-identifiers.ts'
export {
  identifierUrl,
  listIdentifiers,
  listIdentifiersOf,
  type IdentifierOwner,
} from './list-identifiers.server.ts'
export { isValidIdentifier, tidyIdentifier } from './is-valid-identifier.ts'
