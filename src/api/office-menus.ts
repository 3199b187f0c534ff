import { menuPagesCall } from '#contracts/office-menus.ts'
import { listMenuPages } from '#domain/navigation/index.server.ts'
import type { Api } from './environment.ts'

export function officeMenuHandlers(api: Api): void {
  api.openapi(menuPagesCall, async (context) =>
    context.json(await listMenuPages(context.get('scope'), context.req.valid('query').ids), 200),
  )
}
