import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { editorMessages } from '#i18n/lazy/editor.ts'
import type { Language } from '#i18n/languages.ts'
import { isRecord } from '#json/is-record.ts'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import styles from './pages.module.css'
import { pageSettingFields } from '#records/page-settings.ts'

/** The settings that somebody else has changed meanwhile, with their stored values; empty for any other error. */
export function readConflict(error: unknown): Record<string, unknown> {
  if (!(error instanceof CallError) || error.status !== 409 || !isRecord(error.body)) return {}
  const { current } = error.body
  return isRecord(current) ? current : {}
}

/** Shows both versions of each setting that two people have changed, and asks which one stays. */
export function SettingsConflicts(props: {
  conflicts: Record<string, unknown>
  local: object
  onDecide: (name: string, choice: 'local' | 'remote') => void
}) {
  const { conflicts, local, onDecide } = props
  const { pages } = useLazyMessages(editorMessages)
  const language = useLanguage()
  return Object.entries(conflicts).map(([name, remote]) => (
    <div key={name} role="alert" className={styles['conflict']} data-conflict={name}>
      <p>
        <strong>{labelOf(name, language)}</strong>: {pages.changedByOthers}
      </p>
      <dl>
        <dt>{pages.remote}</dt>
        <dd>{wordsOf(remote, pages)}</dd>
        <dt>{pages.local}</dt>
        <dd>{wordsOf(valueIn(local, name), pages)}</dd>
      </dl>
      <p className={styles['ways']}>
        <StaffButton onClick={() => onDecide(name, 'local')}>{pages.keepLocal}</StaffButton>
        <StaffButton onClick={() => onDecide(name, 'remote')}>{pages.takeRemote}</StaffButton>
      </p>
    </div>
  ))
}

function labelOf(name: string, language: Language): string {
  const [field, of] = name.split('.')
  const [, known] = Object.entries(pageSettingFields).find(([one]) => one === field) ?? []
  return [known?.label[language] ?? name, of?.toUpperCase()].filter(Boolean).join(' ')
}

function valueIn(settings: object, name: string): unknown {
  const [field = '', language] = name.split('.')
  const value: unknown = Reflect.get(settings, field)
  return language !== undefined && isRecord(value) ? value[language] : value
}

function wordsOf(value: unknown, { on, off }: { on: string; off: string }): string {
  if (typeof value === 'boolean') return value ? on : off
  return typeof value === 'string' && value !== '' ? value : '–'
}
