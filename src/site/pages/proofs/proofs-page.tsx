import { hallDay, hallTime, longDay } from '#i18n/dates.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { proofMessages, type ProofId } from '#i18n/lazy/proofs.ts'
import { Explained, ExplainedPart } from '../../layout/explained/explained.tsx'
import { ListHeading } from '../../layout/page-heading/list-heading.tsx'
import type { ListIntroduction } from '../../layout/page-heading/page-parts.ts'
import styles from './proofs-page.module.css'

/** The last run of the long tests. A proof that was never broken has no seeds of failures. */
export type LastRun = {
  /** When it ended. */
  at: string
  minutes: number
  /** The first seed; with the same one, the run can be repeated. */
  seed: number
  /** What was checked. */
  version: string
  proofs: { id: ProofId; rounds: number; runs: number; failures: number[] }[]
}

/** What was tried in the last run of the long tests, in the words of people who don't program. */
export function ProofsPage({ own, lastRun }: { own: ListIntroduction | null; lastRun: LastRun }) {
  const { at, minutes, seed, version, proofs } = lastRun
  const language = useLanguage()
  const texts = useLazyMessages(proofMessages)
  return (
    <>
      <ListHeading own={own} title={texts.title} lead={texts.lead} />
      <Explained>
        <ExplainedPart id="last" title={texts.last}>
          <p>
            {texts.lastRun(
              `${longDay(hallDay(at), language)}, ${hallTime(new Date(at), language)}${language === 'de' ? ' Uhr' : ''}`,
              minutes,
              version,
            )}
          </p>
          <p>{texts.how}</p>
        </ExplainedPart>
        {proofs.map(({ id, rounds, runs, failures }) => {
          const { title, text, runs: countRuns } = texts.proofs[id]
          const [broken] = failures
          return (
            <ExplainedPart key={id} id={id} title={title}>
              <p>{text}</p>
              <p className={styles.result} data-is-broken={broken === undefined ? undefined : ''}>
                <strong>{broken === undefined ? texts.held : texts.broken(String(broken))}</strong>
                <span>{countRuns(runs)}</span>
              </p>
              <details className={styles.repeat}>
                <summary>{texts.repeat}</summary>
                <p>{texts.seeds(String(seed), rounds)}</p>
                <pre className={styles.command}>
                  <code>{`npm run prove -- --only ${id} --seed ${broken ?? seed}`}</code>
                </pre>
              </details>
            </ExplainedPart>
          )
        })}
        <ExplainedPart id="repeat" title={texts.whole}>
          <p>{texts.wholeText}</p>
          <pre className={styles.command}>
            <code>{`npm run prove -- --minutes ${minutes} --seed ${seed}`}</code>
          </pre>
        </ExplainedPart>
      </Explained>
    </>
  )
}
