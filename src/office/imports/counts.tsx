import { addedKinds } from '#contracts/office-choices.ts'
import type { ImportReport } from '#contracts/office-imports.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { importMessages } from '../messages/imports.ts'
import { definitionOf } from '../records/records-context.ts'
import styles from './imports.module.css'

/** How many records are added, changed, left and rejected. */
export function Counts({ report }: { report: ImportReport }) {
  const language = useLanguage()
  const { facts, keptHint, leftEmpty } = useLazyMessages(importMessages)
  const always = ['added', 'changed', 'unchanged', 'rejected'] as const
  const rare = (['waiting', 'skipped', 'vanished', 'kept'] as const).filter((name) => report[name] > 0)
  const empty = addedKinds.flatMap((kind) => {
    const names = report.names.filter((one) => one.kind === kind && one.choice === 'leave')
    const definition = definitionOf(kind)
    return names.length > 0 && definition
      ? [
          `${names.length.toLocaleString(language)} ${definition.names[language][names.length === 1 ? 'one' : 'many']}`,
        ]
      : []
  })
  return (
    <>
      <dl className={styles.counts}>
        {[...always, ...rare].map((name) => (
          <div key={name}>
            <dt>{facts[name]}</dt>
            <dd>{report[name].toLocaleString(language)}</dd>
          </div>
        ))}
      </dl>
      {empty.length > 0 && <p className={styles.hint}>{leftEmpty(empty)}</p>}
      {report.kept > 0 && <p className={styles.hint}>{keptHint}</p>}
    </>
  )
}
