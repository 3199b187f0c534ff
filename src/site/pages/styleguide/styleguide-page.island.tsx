import { useMemo } from 'react'
import { island } from '#design/island/island.tsx'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { languages, locales, type Language } from '#i18n/languages.ts'
import { staffHref } from '#routing/paths.ts'
import { collectExamples, partGroups, type ShownPart } from './collect-examples.tsx'
import type { BlockPart } from './read-block-examples.server.ts'
import styles from './styleguide-page.module.css'
import { TokensSection } from './tokens-section.tsx'

/**
 * Every component of the interface with its named examples, in one language; the guide's own texts are in English. A
 * single island, so that all examples are interactive. `only` are the ids of the parts to show, all if it is empty;
 * `blocks` are the examples of the blocks, a list of `BlockPart` as JSON.
 */
function StyleguidePage({ language, only, blocks }: { language: Language; only: string[]; blocks: string }) {
  const parts = useMemo(() => {
    // The page itself has serialized them.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const all = collectExamples(JSON.parse(blocks) as BlockPart[])
    return all.filter(({ id }) => only.length === 0 || only.includes(id))
  }, [blocks, only])
  return (
    <div className={styles.page} lang="en">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className={styles.head}>
        <p className={styles.name}>Style guide</p>
        <a href={`${staffHref('styleguide-editor')}?lang=${language}`}>Editing</a>
        <nav aria-label="Language of the examples">
          <ul className={styles.languages}>
            {languages.map((one) => (
              <li key={one}>
                <a
                  href={`${staffHref('styleguide')}?lang=${one}`}
                  aria-current={one === language || undefined}
                  lang={one}
                >
                  {locales[one].name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div className={styles.columns}>
        <Index parts={parts} hasTokens={only.length === 0} />
        <main id="main" className={styles.parts} tabIndex={-1}>
          <h1 className="visually-hidden">Style guide</h1>
          {only.length === 0 && <TokensSection />}
          {partGroups.flatMap((group) =>
            parts
              .filter((part) => part.group === group)
              .map((part) => <Part key={part.id} part={part} language={language} />),
          )}
        </main>
      </div>
    </div>
  )
}

export default island('styleguide-page', StyleguidePage, { when: 'idle' })

function Index({ parts, hasTokens }: { parts: ShownPart[]; hasTokens: boolean }) {
  const groups = partGroups
    .map((group) => ({ group, members: parts.filter((part) => part.group === group) }))
    .filter(({ members }) => members.length > 0)
  return (
    <nav className={styles.index} aria-label="Parts">
      {hasTokens && (
        <>
          <p>Tokens</p>
          <ul>
            <li>
              <a href="#colours">Colours</a>
            </li>
            <li>
              <a href="#type">Type</a>
            </li>
          </ul>
        </>
      )}
      {groups.map(({ group, members }) => (
        <div key={group}>
          <p>{group}</p>
          <ul>
            {members.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function Part({ part, language }: { part: ShownPart; language: Language }) {
  return (
    <section
      id={part.id}
      className={styles.part}
      data-group={part.group}
      aria-labelledby={`${part.id}-title`}
    >
      <h2 id={`${part.id}-title`}>{part.title}</h2>
      {part.intro && <p className={styles.intro}>{part.intro}</p>}
      {part.examples.map((example) => (
        <article key={example.id} id={example.id} className={styles.example} data-example={example.id}>
          <h3>
            <a href={`#${example.id}`}>{example.name}</a>
          </h3>
          <div className={styles.stage} data-ground={example.ground} lang={language}>
            <LanguageProvider language={language}>{example.render(language)}</LanguageProvider>
          </div>
        </article>
      ))}
    </section>
  )
}
