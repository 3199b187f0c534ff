export { findDefinition as definitionOf } from '#blocks/find-definition.ts'
