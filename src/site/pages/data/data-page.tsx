import { hallDay, hallTime, longDay } from '#i18n/dates.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import { dataMessages } from '#i18n/lazy/data.ts'
import { readableSize } from '#i18n/readable-size.ts'
import { Explained, ExplainedPart } from '../../layout/explained/explained.tsx'
import { ListHeading } from '../../layout/page-heading/list-heading.tsx'
import type { ListIntroduction } from '../../layout/page-heading/page-parts.ts'
import styles from './data-page.module.css'

/** What the page shows of a dump. */
type Manifest = {
  made_at: string
  counts: { events: number; performances: number; people: number; works: number }
  files: { name: string; bytes: number }[]
}

export function DataPage(props: {
  own: ListIntroduction | null
  manifest: Manifest | null
  nextAt: string | null
  house: string
  email: string | null
  /** The address of the reconciliation service. */
  reconciliation: string
}) {
  const { own, manifest, nextAt, house, email, reconciliation } = props
  const texts = useLazyMessages(dataMessages)
  return (
    <>
      <ListHeading own={own} title={texts.title} lead={texts.lead} />
<Explained>
          <ExplainedPart id="files" title={texts.files}>
            {manifest ? <Files manifest={manifest} /> : <NotYet nextAt={nextAt} />}
          </ExplainedPart>
          <ExplainedPart id="licence" title={texts.licence}>
            <p>{texts.licenceOfData}</p>
            <p>{texts.licenceOfTexts(house)}</p>
          </ExplainedPart>
          <ExplainedPart id="format" title={texts.format}>
            <p>{texts.formatOfLines}</p>
            <p>{texts.formatOfTables}</p>
            <p>{texts.formatOfThings}</p>
            <p>{texts.formatOfBoth}</p>
          </ExplainedPart>
          <ExplainedPart id="calls" title={texts.calls}>
            <p>{texts.callsText}</p>
            <p>{texts.reconcile(reconciliation)}</p>
            <p>
              <a href="/api/docs">{texts.documentation}</a>
            </p>
          </ExplainedPart>
          {email && (
            <ExplainedPart id="questions" title={texts.contact}>
              <p>
                {texts.contactText} <a href={`mailto:${email}`}>{email}</a>
              </p>
            </ExplainedPart>
          )}
</Explained>
    </>
  )
}

function Files({ manifest }: { manifest: Manifest }) {
  const language = useLanguage()
  const texts = useLazyMessages(dataMessages)
  return (
    <>
      <p>
        {texts.counts(manifest.counts)} {texts.madeAt(momentOf(manifest.made_at, language))}
      </p>
      <ul className={styles.files}>
        {manifest.files.map(({ name, bytes }) => {
          const [kind = '', , ending = ''] = name.split('.')
          return (
            <li key={name}>
              <a href={`/api/dumps/${name}`} download={name}>
                <b>{texts.file[kind] ?? kind}</b>
                <small>
                  {formats[ending] ?? ending}, {readableSize(bytes, language)}
                </small>
              </a>
            </li>
          )
        })}
        <li>
          <a href="/api/dumps">
            <b>{texts.manifest}</b>
            <small>JSON</small>
          </a>
        </li>
      </ul>
    </>
  )
}

const formats: Record<string, string> = { jsonl: 'JSON Lines', jsonld: 'JSON-LD', csv: 'CSV' }

function NotYet({ nextAt }: { nextAt: string | null }) {
  const language = useLanguage()
  const texts = useLazyMessages(dataMessages)
  return <p>{nextAt === null ? texts.notPlanned : texts.notYet(momentOf(nextAt, language))}</p>
}

function momentOf(instant: string, language: Language): string {
  const time = hallTime(new Date(instant), language)
  return `${longDay(hallDay(instant), language)}, ${time}${language === 'de' ? ' Uhr' : ''}`
}
