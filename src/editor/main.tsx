/** Where the tools of staff begin. Only their pages name this file (src/site/staff-tools.server.ts). */
import './tokens.css'
import { createRoot } from 'react-dom/client'
import type { StaffPage } from '#site/staff-page.ts'
import { Shell } from './shell/shell.tsx'

const told = document.querySelector('#staff-page')
if (told) {
  const root = document.createElement('div')
  root.id = 'editor'
  document.body.append(root)
  // Our own server has written it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const page = JSON.parse(told.textContent) as StaffPage
  // So that its ids differ from those that the page's islands and drawers make, which are React roots, too.
  createRoot(root, { identifierPrefix: 'editor' }).render(<Shell page={page} />)
}
