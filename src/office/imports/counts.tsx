import type { ImportReport } from '#contracts/office-imports.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { importMessages } from '../messages/imports.ts'
import styles from './imports.module.css'

/** How many records are added, changed, left and rejected. */
export function Counts({ report }: { report: ImportReport }) {
  const language = useLanguage()
  const { facts, keptHint } = useLazyMessages(importMessages)
  const always = ['added', 'changed', 'unchanged', 'rejected'] as const
  const rare = (['vanished', 'kept'] as const).filter((name) => report[name] > 0)
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
      {report.kept > 0 && <p className={styles.hint}>{keptHint}</p>}
    </>
  )
}
