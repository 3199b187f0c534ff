import { expect, test, vi } from 'vitest'
import type { SectionStatus } from '#contracts/page-editor.ts'
import { container, page } from '../../../../tests/support/editor-examples.ts'
import { notPublished } from '../../../../tests/support/editor-workspace.ts'
import {
  Clock,
  SimulatedBrowser,
  SimulatedWindow,
  useSimulatedBrowsers,
} from '../../../../tests/support/simulated-browser.ts'
import { SimulatedServer } from '../../../../tests/support/simulated-server.ts'
import { prepareSession } from '../../../../tests/support/simulated-session.ts'

const clock = new Clock()
useSimulatedBrowsers(() => clock)

test('A report of presence that was asked for before publishing does not take the new state back', async () => {
  const server = new SimulatedServer(page(container('K', '100', [])), clock, () => false)
  vi.stubGlobal('fetch', server.fetch)
  const window = new SimulatedWindow(new SimulatedBrowser())
  const opened = window.run(async () => (await prepareSession(() => {})).begin())
  await clock.pass(4000)
  const session = await opened
  const published: SectionStatus = { ...notPublished, was_published: true }

  const asked = window.run(() => session.refresh())
  window.run(() => session.setStatus(published))
  await clock.pass(1300)
  await asked
  expect(session.presence.get().status).toBe(published)

  await clock.pass(4000) // later reports count again
  expect(session.presence.get().status).not.toBe(published)
  window.run(() => session.close())
})
