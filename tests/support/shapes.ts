import { readFileSync } from 'node:fs'
import { Parser, Store } from 'n3'
import Validator from 'rdf-validate-shacl'
import { writeTurtle } from '#linked-data/turtle.ts'

/** The shapes of Artsdata; one constraint, about texts without a language, is in SPARQL, which the validator leaves out. */
const shapes = new Store(
  new Parser({ baseIRI: 'https://house.example/shapes' }).parse(
    readFileSync(new URL('artsdata-shapes.ttl', import.meta.url), 'utf8'),
  ),
)
const validator = new Validator(shapes)

/** What things violate of the shapes of Artsdata, in words; empty if nothing. Warnings are not violations. */
export async function findViolations(things: readonly object[]): Promise<string[]> {
  const report = await validator.validate(new Store(new Parser().parse(writeTurtle(things))))
  return report.results
    .filter(({ severity }) => severity?.value.endsWith('#Violation'))
    .map(
      ({ focusNode, path, message, sourceConstraintComponent }) =>
        `${focusNode?.value ?? ''} ${path?.value ?? ''} ${sourceConstraintComponent?.value ?? ''} ${message.map(({ value }) => value).join(' ')}`,
    )
}
