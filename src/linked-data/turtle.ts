import { isRecord } from '#json/is-record.ts'

/** Properties whose texts are addresses, as the context of schema.org says. */
const addresses = new Set(
  'availability contentUrl eventAttendanceMode eventStatus image item sameAs thumbnailUrl url webFeed'.split(
    ' ',
  ),
)
/** Properties whose texts are days or instants. */
const dates = new Set(
  'birthDate dateCreated datePublished deathDate doorTime endDate foundingDate previousStartDate startDate uploadDate validFrom'.split(
    ' ',
  ),
)

/**
 * Writes things of schema.org as Turtle. It knows the forms that this folder makes: nested things, references (`@id`),
 * texts with a language, lists of these. A nested thing with an address of its own becomes a statement of its own.
 */
export function writeTurtle(things: readonly object[]): string {
  const waiting: Record<string, unknown>[] = things.filter(isRecord)
  const written: string[] = []
  for (const thing of waiting) {
    const properties = propertiesOf(thing, waiting)
    const subject = typeof thing['@id'] === 'string' ? iri(thing['@id']) : '[]'
    if (properties.length > 0) written.push(`${subject} ${properties.join(' ;\n  ')} .`)
  }
  return `${['@prefix schema: <http://schema.org/> .', '@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .', '', ...new Set(written)].join('\n')}\n`
}

function propertiesOf(thing: Record<string, unknown>, waiting: Record<string, unknown>[]): string[] {
  const type = thing['@type']
  const types = typeof type === 'string' ? [`a schema:${type}`] : []
  const rest = Object.entries(thing).flatMap(([name, value]) => {
    if (name.startsWith('@') || value === undefined || value === null) return []
    const values = [value].flat().map((one) => valueOf(name, one, waiting))
    return values.length === 0 ? [] : [`schema:${name} ${values.join(', ')}`]
  })
  return [...types, ...rest]
}

function valueOf(name: string, value: unknown, waiting: Record<string, unknown>[]): string {
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : `"${value}"^^xsd:decimal`
  if (typeof value === 'string') return textOf(name, value)
  if (!isRecord(value)) throw new TypeError(`${name} has a value that Turtle cannot say`)
  if (typeof value['@value'] === 'string') return `${quoted(value['@value'])}@${String(value['@language'])}`
  if (typeof value['@id'] !== 'string') return `[ ${propertiesOf(value, waiting).join(' ; ')} ]`
  waiting.push(value)
  return iri(value['@id'])
}

function textOf(name: string, text: string): string {
  if (addresses.has(name)) return iri(text)
  if (!dates.has(name)) return quoted(text)
  if (/^\d{4}$/.test(text)) return `"${text}"^^xsd:gYear`
  return `${quoted(text)}^^xsd:${text.includes('T') ? 'dateTime' : 'date'}`
}

/** Terms of schema.org are named `http://schema.org/…`, wherever its context is fetched from. */
function iri(address: string): string {
  const named = address.replace(/^https:\/\/schema\.org\//, 'http://schema.org/')
  return `<${named.replace(/[\p{Cc} <>"{}|^`\\]/gu, encodeURIComponent)}>`
}

/** The escapes of JSON are among those of Turtle. */
function quoted(text: string): string {
  return JSON.stringify(text.toWellFormed())
}
