import type { Context, Hono } from 'hono'
import { visitor } from '#domain/scope.ts'
import type { ApiEnv } from '../environment.ts'
import { refuseToken } from '../guard-editor.ts'
import { refuse } from '../refusal.ts'
import type { Token } from './asked.ts'

/**
 * The door for assistants: a server of the Model Context Protocol by Streamable HTTP, without sessions, for programs with a token of
 * the house. Requests of foreign pages have been refused by their origin, as the protocol demands it.
 */
export function serveAssistants(app: Hono<ApiEnv>, path: string): void {
  app.post(path, async (context) => {
    const scope = context.get('scope')
    const { viewer } = scope
    if (viewer.kind !== 'token') return refuseToken(context, context.get('tokenProblem') ?? 'missing')
    // What is shown to everybody is shown as to everybody; the tools know what the token allows besides.
    context.set('scope', { ...scope, viewer: visitor })
    return answer(context, viewer)
  })
  app.all(path, (context) => {
    context.header('Allow', 'POST')
    return refuse(context, 405, (words) => words.method('POST'))
  })
}

async function answer(context: Context<ApiEnv>, token: Token): Promise<Response> {
  // Loaded with the first request: most sites let no assistants in.
  const [{ McpServer }, { WebStandardStreamableHTTPServerTransport }, { addTools }] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/mcp.js'),
    import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
    import('./tools.ts'),
  ])
  const server = new McpServer(
    { name: 'concert-hall', version: '1.0.0' },
    {
      instructions:
        'The website of a concert hall: its programme and archive, people, works, stories and pages, in German and English. Proposals are drafts, which staff of the house read and publish; nothing that you write is public.',
    },
  )
  addTools(server, { context, token })
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  return transport.handleRequest(context.req.raw)
}
