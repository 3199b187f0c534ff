/** What other catalogues call the house's persons, ensembles, works and halls. */
export { addIdentifiers, type IdentifierDraft } from './add-identifiers.server.ts'
export { checkIdentifiers, withTidyIdentifiers } from './check-identifiers.ts'
export { isValidIdentifier, tidyIdentifier } from './is-valid-identifier.ts'
export { identifierUrl, listIdentifiers, type IdentifierOwner } from './list-identifiers.server.ts'
