import type { IdentifierScheme } from '#db/schema/index.ts'
import type { ErrorCode } from '../errors.ts'
import { isValidIdentifier, tidyIdentifier } from './is-valid-identifier.ts'

type WithIdentifiers = { identifiers: { scheme: IdentifierScheme; value: string }[] }

/** The identifiers of a record in the form of their catalogues, whatever people have copied. */
export function tidyIdentifiers<One extends WithIdentifiers>({
  identifiers,
}: One): { identifiers: One['identifiers'] } {
  return { identifiers: identifiers.map((one) => ({ ...one, value: tidyIdentifier(one.scheme, one.value) })) }
}

/** Identifiers that can't exist, or that the record has already. */
export function checkIdentifiers({ identifiers }: WithIdentifiers): Record<string, ErrorCode> {
  const errors: Record<string, ErrorCode> = {}
  const seen = new Set<string>()
  for (const [index, { scheme, value }] of identifiers.entries()) {
    if (!isValidIdentifier(scheme, value)) errors[`identifiers.${index}.value`] = 'identifier'
    else if (seen.has(`${scheme}:${value}`)) errors[`identifiers.${index}.value`] = 'identifier_twice'
    seen.add(`${scheme}:${value}`)
  }
  return errors
}
