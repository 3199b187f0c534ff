import type { Context } from 'hono'
import {
  entityTypes,
  maxQueries,
  proposePropertiesCall,
  reconcileByFormCall,
  reconcileCall,
  suggestForReconciliationCall,
  type Candidate,
  type EntityQuery,
  type Extended,
  type Extension,
  type ServiceManifest,
} from '#contracts/reconciliation.ts'
import { readSettings } from '#domain/house/index.server.ts'
import {
  extendEntities,
  findCandidates,
  propertiesOf,
  suggestEntities,
  typeNames,
} from '#domain/reconciliation/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import type { Language } from '#i18n/languages.ts'
import { preferredLanguage } from '#i18n/page-language.ts'
import type { Api, ApiEnv } from './environment.ts'
import { handle } from './handle.ts'

/** Names are those of the language that the caller prefers. */
export function reconciliationHandlers(api: Api): void {
  handle(api, reconcileCall, ({ query, context }) => answer(context, query))

  handle(api, reconcileByFormCall, ({ form, context }) => answer(context, form))

  handle(api, suggestForReconciliationCall, async ({ scope, params: { what }, query, context }) => {
    const { prefix = '', type } = query
    const language = languageOf(context)
    const begins = ({ name }: { name: string }) => name.toLowerCase().startsWith(prefix.toLowerCase())
    const found =
      what === 'entity'
        ? await suggestEntities(scope, prefix, { type, language })
        : (what === 'type' ? typesIn(language) : propertiesIn(language)).filter(begins)
    return { result: found }
  })

  handle(api, proposePropertiesCall, ({ query: { type, limit }, context }) => {
    const properties = propertiesIn(languageOf(context), type).slice(0, limit)
    return { ...(type && { type }), ...(limit && { limit }), properties }
  })
}

type Asked = { queries?: Record<string, EntityQuery> | undefined; extend?: Extension | undefined }

async function answer(
  context: Context<ApiEnv>,
  { queries, extend }: Asked,
): Promise<ServiceManifest | Extended | Record<string, { result: Candidate[] }>> {
  const scope = context.get('scope')
  const language = languageOf(context)
  if (extend) return extendEntities(scope, extend, language)
  if (!queries) return describeService(context, language)
  const results: Record<string, { result: Candidate[] }> = {}
  // One after the other, so that a batch does not take every connection of the database.
  for (const [name, query] of Object.entries(queries))
    results[name] = { result: await findCandidates(scope, query, language) }
  return results
}

async function describeService(context: Context<ApiEnv>, language: Language): Promise<ServiceManifest> {
  const origin = context.get('publicOrigin')
  const { name } = await readSettings(context.get('scope'))
  const service = (path: string) => ({ service_url: origin, service_path: `/api/reconcile/${path}` })
  return {
    versions: ['0.2'],
    name: inLanguage(name, language),
    identifierSpace: `${origin}/id/`,
    schemaSpace: 'https://schema.org/',
    defaultTypes: typesIn(language),
    view: { url: `${origin}/id/{{id}}` },
    batchSize: maxQueries,
    suggest: {
      entity: service('suggest/entity'),
      type: service('suggest/type'),
      property: service('suggest/property'),
    },
    extend: { propose_properties: service('properties') },
  }
}

function languageOf(context: Context): Language {
  context.header('Vary', 'Accept-Language', { append: true })
  return preferredLanguage(context.req.header('Accept-Language'))
}

function typesIn(language: Language) {
  return entityTypes.map((id) => ({ id, name: typeNames[id][language] }))
}

function propertiesIn(language: Language, type?: (typeof entityTypes)[number]) {
  return propertiesOf(type).map(({ id, name }) => ({ id, name: name[language] }))
}
