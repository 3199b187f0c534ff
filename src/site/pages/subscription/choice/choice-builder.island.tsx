import { useEffect, useRef, useState, type FormEvent } from 'react'
import { completeChoice, judgeChoice } from '#choice/choice.ts'
import { Button } from '#design/button/button.tsx'
import { island } from '#design/island/island.tsx'
import { useIsHydrated } from '#design/island/use-is-hydrated.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { subscriptionChoiceMessages } from '#i18n/lazy/subscription-choice.ts'
import styles from './choice.module.css'
import { ChoiceFilterFields } from './choice-filter-fields.tsx'
import { ChoiceList } from './choice-list.tsx'
import { choiceSearch, filtersOf, isShown, type ChoiceFilters, type ChoiceOffer } from './choice-state.ts'
import { ChoiceSummary } from './choice-summary.tsx'

type Given = {
  subscription: number
  offer: ChoiceOffer
  chosen: number[]
  filters: ChoiceFilters
  path: string
  order: string | null
  hasNoProposal: boolean
}

/**
 * Choosing the concerts of a subscription. The whole state is in the address. Without scripts it is a form that comes
 * back with the judged choice; with them the same is computed here, with each click.
 */
function ChoiceBuilder(given: Given) {
  const { subscription, offer, path, order } = given
  const messages = useLazyMessages(subscriptionChoiceMessages)
  const isHydrated = useIsHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState(given.chosen)
  const [filters, setFilters] = useState(given.filters)
  const [hasNoProposal, setHasNoProposal] = useState(given.hasNoProposal)
  const shown = offer.rows.filter((row) => isShown(row, filters))

  useEffect(() => {
    // What was ticked or selected before hydration.
    const data = form.current && new FormData(form.current)
    if (!data) return
    setChosen(data.getAll('events').map(Number))
    setFilters(filtersOf((name) => textOf(data.get(name))))
  }, [])

  const show = (next: number[], nextFilters: ChoiceFilters) => {
    setHasNoProposal(false)
    setChosen(next)
    setFilters(nextFilters)
    history.replaceState(history.state, '', path + choiceSearch(next, nextFilters) + location.hash)
  }
  const choose = (next: number[]) => {
    show(next, filters)
    // What was clicked may be gone.
    form.current?.querySelector<HTMLElement>('[data-choice-state]')?.focus({ preventScroll: true })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isAllowed = (concert: { id: number }) => shown.some(({ id }) => id === concert.id)
    const { chosen: known } = judgeChoice(offer.rows, offer.rules, chosen)
    const completed = completeChoice(offer.rows, offer.rules, { chosen: known, isAllowed })
    if (completed) choose(completed)
    setHasNoProposal(completed === null)
  }

  return (
    <form ref={form} method="get" action={path} className={styles.builder} onSubmit={submit}>
      <section className={styles.offer} aria-labelledby="choose">
        <h2 id="choose">{messages.concerts}</h2>
        <Rules offer={offer} />
        <fieldset className={styles.filters}>
          <legend className="visually-hidden">{messages.filter}</legend>
          <ChoiceFilterFields
            rows={offer.rows}
            filters={filters}
            onChange={(changed) => show(chosen, { ...filters, ...changed })}
          />
          {!isHydrated && <Button variant="secondary">{messages.apply}</Button>}
        </fieldset>
        <output className={styles.soft}>
          {shown.length === 0 ? messages.noneShown : messages.shown(shown.length, offer.rows.length)}
        </output>
        {/* The chosen ones that the filters hide belong to the form, too. */}
        {chosen
          .filter((id) => shown.every((row) => row.id !== id))
          .map((id) => (
            <input key={id} type="hidden" name="events" value={id} />
          ))}
        <ChoiceList
          {...{ offer, shown, chosen }}
          onToggle={(one) =>
            show(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one], filters)
          }
        />
        <p className={styles.jump}>
          <a href="#choice">{messages.jump(chosen.length, offer.rules.choose)}</a>
        </p>
      </section>
      <section className={styles.side} aria-labelledby="choice">
        <ChoiceSummary
          {...{ offer, chosen, filters, path, order, hasNoProposal }}
          subscription={subscription}
          onChoose={isHydrated ? choose : undefined}
        />
      </section>
    </form>
  )
}

export default island('choice-builder', ChoiceBuilder, { when: 'visible' })

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}

function Rules({ offer: { rules, groupNames, rows } }: { offer: ChoiceOffer }) {
  const messages = useLazyMessages(subscriptionChoiceMessages)
  return (
    <ul className={styles.rules} aria-label={messages.rules}>
      <li>{messages.ruleCount(rules.choose, rows.length)}</li>
      {rules.groups.map(({ at_least: least, at_most: most }, index) =>
        (least ?? 0) === 0 && most === null ? null : (
          <li key={groupNames[index]}>{messages.rule(groupNames[index] ?? '', least, most)}</li>
        ),
      )}
      {rules.is_one_per_evening && <li>{messages.ruleEvening}</li>}
    </ul>
  )
}
