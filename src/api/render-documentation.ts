import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { isRecord } from '#json/is-record.ts'

type Schema = Record<string, unknown>
type Operation = {
  summary?: string
  description?: string
  tags?: string[]
  parameters?: unknown
  responses?: unknown
}
type ApiDocument = { info: { title: string; description?: string }; paths?: unknown; components?: unknown }
type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

/** The API documentation as one static page, without scripts and without external requests. */
export function renderDocumentation(document: ApiDocument): Markup {
  const operations = operationsOf(document)
  const schemas = Object.entries(recordOf(recordOf(document.components).schemas))
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <link rel="icon" href="/favicon.svg" />
        <style>
          ${styles}
        </style>
      </head>
      <body>
        <main>
          <h1>${document.info.title}</h1>
          <p>${document.info.description}</p>
          <p><a href="/api/openapi.json">openapi.json</a></p>
          <nav aria-label="Calls">
            <ul>
              ${operations.map(
                ({ id, method, path }) =>
                  html`<li>
                    <a href="#${id}"><code>${method} ${path}</code></a>
                  </li>`,
              )}
            </ul>
          </nav>
          ${operations.map(renderOperation)}
          <h2>Schemas</h2>
          ${schemas.map(
            ([name, schema]) =>
              html`<details id="schema-${name}">
                <summary>${name}</summary>
                <pre tabindex="0"><code>${JSON.stringify(schema, null, 2)}</code></pre>
              </details>`,
          )}
        </main>
      </body>
    </html>`
}

function renderOperation(entry: { id: string; method: string; path: string; operation: Operation }): Markup {
  const { id, method, path, operation } = entry
  const parameters = listOf(operation.parameters)
  return html`<section id="${id}">
    <h2><code>${method} ${path}</code></h2>
    <p><strong>${operation.summary}</strong> ${withCode(operation.description)}</p>
    ${
      parameters.length > 0
        ? html`<dl>
            ${parameters.map((parameter) => {
              const where = parameter.required === true ? `${String(parameter.in)}, required` : parameter.in
              return html`<dt><code>${String(parameter.name)}</code> <small>${where}</small></dt>
                <dd>
                  ${withCode(parameter.description)}
                  <small><code>${typeOf(recordOf(parameter.schema))}</code></small>
                </dd>`
            })}
          </dl>`
        : ''
    }
    <ul>
      ${Object.entries(recordOf(operation.responses)).map(
        ([status, response]) =>
          html`<li>
            <code>${status}</code> ${withCode(recordOf(response).description)}
            <code>${answerType(response)}</code>
          </li>`,
      )}
    </ul>
  </section>`
}

function operationsOf(document: ApiDocument) {
  return Object.entries(recordOf(document.paths)).flatMap(([path, methods]) =>
    Object.entries(recordOf(methods)).map(([method, operation]) => ({
      id: `${method}${path.replace(/[^a-z]+/gi, '-')}`,
      method: method.toUpperCase(),
      path,
      operation: recordOf(operation) as Operation,
    })),
  )
}

function answerType(response: unknown): string {
  const content = recordOf(recordOf(response).content)
  const schema = recordOf(recordOf(content['application/json']).schema)
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? ''
  return typeOf(schema)
}

/** A description, in which backticks enclose what is typed. */
function withCode(value: unknown): Markup[] {
  if (typeof value !== 'string') return []
  return value.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))
}

function typeOf(schema: Schema): string {
  if (schema.type === 'array' && isRecord(schema.items)) return `list of ${typeOf(schema.items)}`
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const type = typeof schema.type === 'string' ? schema.type : ''
  return typeof schema.format === 'string' ? `${type} (${schema.format})` : type
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(recordOf) : []
}

const styles = `
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #0f1114; background: #fcfcfa; }
  main { max-width: 72rem; margin: auto; padding: 2rem 1.25rem 6rem; }
  h1, h2 { line-height: 1.15; } h2 { margin-top: 2.5rem; border-top: 1px solid; padding-top: 1rem; overflow-wrap: anywhere; }
  nav ul { columns: 22rem; padding: 0; list-style: none; } a { color: inherit; }
  dl { margin: 0; } dt { margin-top: .6rem; overflow-wrap: anywhere; } dd { margin: 0 0 0 1.5rem; } small { color: #4b5057; }
  pre { overflow: auto; background: #f1f1ec; padding: 1rem; } summary { cursor: pointer; padding: .4rem 0; font-weight: 600; }
  code { font-size: .92em; overflow-wrap: anywhere; }
`
