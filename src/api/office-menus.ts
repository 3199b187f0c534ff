import { menuPagesCall } from '#contracts/office-menus.ts'
import { listMenuPages } from '#domain/navigation/index.server.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'

export function officeMenuHandlers(api: Api): void {
  handle(api, menuPagesCall, ({ scope, query }) => listMenuPages(scope, query.ids))
}
