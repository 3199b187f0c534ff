import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { searchFilters, searchKinds } from '#contracts/search.ts'
import { DomainError } from '#domain/errors.ts'
import { searchAll } from '#domain/search/index.server.ts'
import { languages } from '#i18n/languages.ts'
import { callErrors } from '#i18n/lazy/call-errors.ts'
import type { Asked } from './asked.ts'
import { propose, proposal } from './propose.ts'
import { readableKinds, readThing } from './read-thing.ts'

const language = z.enum(languages).default('de')
const readOnly = { readOnlyHint: true, openWorldHint: false }

/** Adds what assistants can do: search, read, and propose. */
export function addTools(server: McpServer, asked: Asked): void {
  server.registerTool(
    'search',
    {
      title: 'Search the website',
      description:
        'Finds public events, works, people, pages, stories and subscriptions by words, as the search of the website does. Each hit has a kind and an id for the tool "read".',
      inputSchema: {
        query: z.string().trim().min(1).max(200),
        language,
        kinds: z.array(z.enum(searchKinds)).optional(),
      },
      annotations: readOnly,
    },
    async ({ query, language: lang, kinds }) =>
      answered(async () => {
        const request = { query, ...searchFilters.parse(kinds ? { kind: [...kinds] } : {}) }
        const { events_future, events_past, content } = await searchAll(
          asked.context.get('scope'),
          request,
          lang,
        )
        return { events_future, events_past, content }
      }),
  )

  server.registerTool(
    'read',
    {
      title: 'Read one thing',
      description:
        'Returns what the website shows of an event, a person or ensemble, a work, a story, a subscription or a page ("public"); and, if the token allows it, all fields that staff see ("record") and the draft of its page ("draft").',
      inputSchema: { kind: z.enum(readableKinds), id: z.number().int().min(1).max(999_999_999), language },
      annotations: readOnly,
    },
    async ({ kind, id, language: lang }) => answered(() => readThing(asked, { kind, id, language: lang })),
  )

  server.registerTool(
    'propose',
    {
      title: 'Propose a change',
      description:
        'Writes a draft that staff read and publish. "fields" makes a new record, or with "id" changes one that is not public; "blocks" and "changed_blocks" change the draft of a page in one language. Nothing becomes public.',
      inputSchema: proposal.shape,
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    async (given) => answered(() => propose(asked, given)),
  )
}

/** The result of a tool, or why there is none, in words. */
async function answered(work: () => Promise<Record<string, unknown>>) {
  try {
    const result = await work()
    return { content: [{ type: 'text' as const, text: JSON.stringify(result) }] }
  } catch (error) {
    const text = error instanceof z.ZodError ? invalidInput(error) : domainError(error)
    return { isError: true, content: [{ type: 'text' as const, text }] }
  }
}

function invalidInput({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.')}: ${wordsOf(message)}`).join('\n')
}

function domainError(error: unknown): string {
  if (!(error instanceof DomainError)) throw error
  const { code, fields } = error
  const named = Object.entries(fields).map(([field, reason]) => `${field}: ${wordsOf(reason)}`)
  if (named.length > 0) return named.join('\n')
  if (code === 'forbidden')
    return 'The token does not allow this, or it would change what is public: only staff publish.'
  return code === 'gone' ? 'It has been deleted.' : callErrors.en[code]
}

/** The words for a code; what is none is said as it is. */
function wordsOf(code: string): string {
  const words = Object.entries(callErrors.en.errors).find(([name]) => name === code)?.[1]
  return typeof words === 'string' ? words : code
}
