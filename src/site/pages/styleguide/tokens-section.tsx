import css from '#design/tokens/tokens.css?raw'
import { contrastOf, pairings, typeSteps } from '#colour/pairings.ts'
import { readTokens } from '#colour/read-tokens.ts'
import { theme } from '#colour/house.generated.ts'
import styles from './styleguide-page.module.css'

const tokens = new Map([...readTokens(css), ...Object.entries(theme.own)])

/** Colours with their contrasts, the type scale, and the typefaces. */
export function TokensSection() {
  return (
    <>
      <section id="colours" className={styles.part} aria-labelledby="colours-title">
        <h2 id="colours-title">Colours</h2>
        <p className={styles.intro}>
          Contrasts by day and in the evening. Text needs 4.5, reading text 7; a test holds the tokens to it.
        </p>
        <ul className={styles.pairings}>
          {pairings.map((pairing) => (
            <Pairing key={pairing.words + pairing.ground} {...pairing} />
          ))}
        </ul>
      </section>
      <section id="type" className={styles.part} aria-labelledby="type-title">
        <h2 id="type-title">Type</h2>
        <ul className={styles.steps}>
          {typeSteps(tokens).map((step) => (
            <li key={step}>
              <code>--{step}</code>
              <span style={{ fontSize: `var(--${step})` }} lang="cs">
                Dvořák 1913
              </span>
            </li>
          ))}
        </ul>
        <ul className={styles.faces}>
          {['display', 'serif', 'numerals', 'sans'].map((face) => (
            <li key={face}>
              <code>--{face}</code>
              <span style={{ fontFamily: `var(--${face})` }} lang="de">
                Großer Saal, 19.30 Uhr, <i>Symphonie Nr. 5</i>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function Pairing({ words, ground }: { words: string; ground: string }) {
  const ratio = contrastOf(tokens, { words, ground })
  return (
    <li style={{ background: `var(--${ground})`, color: `var(--${words})` }}>
      <span className={styles.sample}>Ag</span>
      <span>
        {words}
        <br />
        on {ground}
      </span>
      <span className="figures">
        {ratio ? `${ratio.day.toFixed(1)} · ${ratio.evening.toFixed(1)}` : 'no colour'}
      </span>
    </li>
  )
}
