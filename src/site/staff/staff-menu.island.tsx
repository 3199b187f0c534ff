import { island } from '#design/island/island.tsx'
import { StaffMenu, type StaffMenuProps } from './staff-menu.tsx'

/** The menu on the pages that the server renders; it works without scripts, which keep what is folded. */
function ServedStaffMenu(props: StaffMenuProps) {
  return <StaffMenu {...props} />
}

export default island('staff-menu', ServedStaffMenu, { when: 'idle' })
