import type { MouseEvent } from 'react'
import { findReplacements, judgeChoice, priceChoice, type ChoiceFault } from '#choice/choice.ts'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { plainlyClickedLink } from '#design/plain-click.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { subscriptionChoiceMessages } from '#i18n/lazy/subscription-choice.ts'
import { subscriptionFeedHref } from '#routing/calendar-paths.ts'
import styles from './choice.module.css'
import { choiceSearch, orderHref, type ChoiceFilters, type ChoiceOffer } from './choice-state.ts'
import { PriceTable } from './price-table.tsx'

type Given = {
  /** The number of the subscription. */
  subscription: number
  offer: ChoiceOffer
  chosen: readonly number[]
  filters: ChoiceFilters
  path: string
  /** The shop's page of the subscription; null while it is not on sale. */
  order: string | null
  /** Whether a proposal was asked for, and none was found. */
  hasNoProposal: boolean
  onChoose?: ((chosen: number[]) => void) | undefined
}

/** What is chosen, what is missing or clashes, what it costs, and the way to the shop. */
export function ChoiceSummary({
  subscription,
  offer,
  chosen,
  filters,
  path,
  order,
  hasNoProposal,
  onChoose,
}: Given) {
  const messages = useLazyMessages(subscriptionChoiceMessages)
  const language = useLanguage()
  const { rows, rules, groupNames, categories, currency } = offer
  const { chosen: known, faults, missing, lacking, isComplete } = judgeChoice(rows, rules, chosen)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const titleOf = (id: number) => byId.get(id)?.title ?? ''
  const taken = known.flatMap((id) => byId.get(id) ?? [])
  const hrefOf = (ids: readonly number[]) => path + choiceSearch(ids, filters)
  return (
    <div className={styles.summary}>
      <h2 id="choice">{messages.title}</h2>
      <output className={styles.count} tabIndex={-1} data-choice-state="">
        <b>{messages.count(known.length, rules.choose)}</b> {isComplete && <span>{messages.whole}</span>}
        {known.length > 0 && missing > 0 && <span>{messages.missing(missing)}</span>}
      </output>
      {known.length === 0 && <p className={styles.soft}>{messages.none}</p>}
      {taken.length > 0 && (
        <ul className={styles.chosen}>
          {taken.map(({ id: one, title, when }) => {
            const rest = known.filter((other) => other !== one)
            return (
              <li key={one}>
                <span>
                  <b>{title}</b> <small>{when}</small>
                </span>
                <a href={hrefOf(rest)} aria-label={messages.remove(title)} onClick={takeOver(rest, onChoose)}>
                  ×
                </a>
              </li>
            )
          })}
        </ul>
      )}
      {(faults.length > 0 || lacking.length > 0 || hasNoProposal) && (
        <ul className={styles.faults}>
          {hasNoProposal && <li>{messages.noProposal}</li>}
          {lacking.map(({ group, count }) => (
            <li key={`lacking-${group}`}>{messages.lacking(count, groupNames[group] ?? '')}</li>
          ))}
          {faults.map((fault) => (
            <li key={JSON.stringify(fault)}>
              {describe(fault)}
              {fault.kind === 'closed' && insteadOf(fault.event)}
            </li>
          ))}
        </ul>
      )}
      {isComplete && order !== null && (
        <p className={styles.actions}>
          <ButtonLink href={orderHref(order, known)} data-tickets="">
            {messages.order}
          </ButtonLink>
        </p>
      )}
      {!isComplete && (
        <p className={styles.actions}>
          {!onChoose && <Button variant="secondary">{messages.check}</Button>}
          <Button variant="secondary" name="complete" value="1">
            {messages.complete}
          </Button>
        </p>
      )}
      {categories.length > 0 && (
        <PriceTable
          prices={priceChoice(categories, isComplete ? taken.map(({ prices }) => prices) : [])}
          {...{ categories, currency }}
        />
      )}
      {isComplete && (
        <p className={styles.soft}>
          {messages.link}{' '}
          <a href={subscriptionFeedHref(language, { id: subscription, chosen: known })}>
            {messages.calendar}
          </a>
        </p>
      )}
    </div>
  )

  function describe(fault: ChoiceFault): string {
    if (fault.kind === 'unknown') return messages.unknown
    if (fault.kind === 'closed')
      return messages.closed(titleOf(fault.event), byId.get(fault.event)?.status ?? messages.over)
    if (fault.kind === 'too_many') return messages.tooMany(fault.count)
    if (fault.kind === 'at_most') return messages.atMost(fault.count, groupNames[fault.group] ?? '')
    return messages[fault.kind](titleOf(fault.event), titleOf(fault.other))
  }

  /** The nearest concerts that can take the place of one that is gone. */
  function insteadOf(gone: number) {
    const ids = findReplacements(rows, rules, { chosen: known, instead: gone }).slice(0, 3)
    if (ids.length === 0) return null
    return (
      <>
        {' '}
        {messages.instead}
        <ul>
          {ids.map((id) => {
            const next = [...known.filter((other) => other !== gone), id]
            return (
              <li key={id}>
                <a href={hrefOf(next)} onClick={takeOver(next, onChoose)}>
                  {messages.replaceBy(titleOf(id), byId.get(id)?.when ?? '')}
                </a>
              </li>
            )
          })}
        </ul>
      </>
    )
  }
}

/** With scripts, a plain click changes the choice without loading its address. */
function takeOver(next: number[], onChoose: Given['onChoose']) {
  if (!onChoose) return undefined
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (!plainlyClickedLink(event.nativeEvent, 'a')) return
    event.preventDefault()
    onChoose(next)
  }
}
