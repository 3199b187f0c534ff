/** Entry point of the staff's tools. Only pages shown to staff load this file (src/site/staff-tools.server.ts). */
import './tokens.css'
import { createRoot } from 'react-dom/client'
import type { StaffPage } from '#site/staff-page.ts'
import { Shell } from '#editor/app/shell/shell.tsx'

const told = document.querySelector('#staff-page')
if (told) {
  const root = document.createElement('div')
  root.id = 'editor'
  document.body.append(root)
  // Our own server wrote the JSON.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const page = JSON.parse(told.textContent) as StaffPage
  // Keeps its `useId` values distinct from those of the page's islands and drawers, which are React roots, too.
  createRoot(root, { identifierPrefix: 'editor' }).render(<Shell page={page} />)
}
