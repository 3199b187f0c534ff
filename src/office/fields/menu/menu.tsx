import { lazy, Suspense } from 'react'
import type { MenuEntry } from '#records/field.ts'
import { pickLanguage } from '#i18n/languages.ts'
import { isRecord } from '#json/is-record.ts'
import type { OfficeField, Words } from '../field-kind.ts'
import { localizedOf } from '../localized-value.ts'

// Only one page has it.
const MenuTree = lazy(async () => ({ default: (await import('./menu-tree.tsx')).MenuTree }))

export const menu: OfficeField<'menu'> = {
  Control: ({ value, ...props }) => (
    <Suspense>
      <MenuTree {...props} entries={entriesOf(value)} />
    </Suspense>
  ),
  text: (_, value, words) => textOf(entriesOf(value), words),
  width: () => 'full',
}

/** `Programm · Besuch (Anfahrt, Barrierefreiheit)` */
function textOf(entries: readonly MenuEntry[], words: Words): string {
  return entries.map((entry) => nameOf(entry, words)).join(' · ')
}

function nameOf(
  { label, target, url, is_highlight: isHighlight, children }: MenuEntry,
  words: Words,
): string {
  const { language, titles } = words
  const name =
    label[language] ||
    titles[target] ||
    pickLanguage(label, language) ||
    pickLanguage(url, language) ||
    target
  const below = children.map((child) => nameOf(child, words)).join(', ')
  return `${name}${isHighlight ? ' ★' : ''}${below ? ` (${below})` : ''}`
}

function entriesOf(value: unknown): MenuEntry[] {
  return Array.isArray(value)
    ? value.filter(isRecord).map((one) => ({
        target: String(one['target']),
        url: localizedOf(one['url']),
        label: localizedOf(one['label']),
        is_highlight: one['is_highlight'] === true,
        children: entriesOf(one['children']),
      }))
    : []
}
