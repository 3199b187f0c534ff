import type { PageDialog } from '../toolbar/page-menu.tsx'

export function PageDialogs(_props: { kind: PageDialog; pageId: number | null; onClose: () => void }) {
  return null
}
