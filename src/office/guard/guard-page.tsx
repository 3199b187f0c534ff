import { useCallback, useEffect, useState } from 'react'
import type { Finding, GuardRule } from '#contracts/office-guard.ts'
import { ChoiceField } from '#fields/controls/choice-fields.tsx'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { useSearch } from '#fields/controls/use-search.ts'
import { useAction } from '#staff/action/use-action.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { guardMessages } from '../messages/guard.ts'
import { Heading } from '../records/heading.tsx'
import { pageLength, pageOf, withParameters } from '../records/list-query.ts'
import { ListState } from '../records/list-state.tsx'
import { Notice, type Told } from '../records/notice.tsx'
import { Pager } from '../records/pager.tsx'
import { useRecordMessages, useRecords } from '../records/records-context.ts'
import recordStyles from '../records/records.module.css'
import { useListQuery } from '../records/use-list-query.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { FindingTable } from './finding-table.tsx'
import { RuleList } from './rule-list.tsx'

/** What the rules have found, open or accepted, with the way to each place; and the rules themselves. */
export function GuardPage() {
  const { calls } = useRecords()
  const language = useLanguage()
  const messages = useLazyMessages(guardMessages)
  const texts = useRecordMessages()
  const [query, setQuery] = useListQuery()
  const [rules, setRules] = useState<readonly GuardRule[]>([])
  const [accepting, setAccepting] = useState<Finding | null>(null)
  const [told, setTold] = useState<Told>(null)
  const params = new URLSearchParams(query)
  const state = params.get('state') === 'accepted' ? 'accepted' : 'open'
  const rule = params.get('rule') ?? ''
  const asked = new URLSearchParams({ state, page: String(pageOf(query)), page_size: String(pageLength) })
  if (rule !== '') asked.set('rule', rule)
  // The server words the findings, so that another language is another question.
  const found = useSearch(`${language} ${asked.toString()}`, () =>
    calls.get('guard/findings', { query: asked.toString() }),
  )
  const loadRules = useCallback(() => {
    // The list is of use without them.
    calls.get('guard/rules').then(setRules, () => {})
  }, [calls])
  useEffect(loadRules, [loadRules])

  const { attempt } = useAction((text) => setTold({ text, isAlarm: true }))
  const reload = () => {
    found.again()
    loadRules()
  }
  const act = (work: () => Promise<unknown>, text: string) =>
    attempt(async () => {
      await work()
      setTold({ text })
    }).finally(reload)
  const findings = found.answer?.results ?? []
  return (
    <>
      <Heading title={messages.title} about={messages.about} />
      <search className={recordStyles.filters}>
        <ChoiceField
          label={messages.state}
          choices={(['open', 'accepted'] as const).map((value) => ({ value, name: messages.states[value] }))}
          value={state}
          onChange={(value) => setQuery(withParameters(query, { state: value === 'open' ? '' : value }))}
        />
        <FieldFrame label={messages.rule}>
          {(ids) => (
            <select
              {...ids}
              value={rule}
              onChange={({ target }) => setQuery(withParameters(query, { rule: target.value }))}
            >
              <option value="">{texts.all}</option>
              {rules.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      </search>
      <Notice told={told} />
      <div className={recordStyles.bar}>
        <ListState found={found} />
      </div>
      {found.state === 'found' && findings.length === 0 && (
        <p>{state === 'open' ? messages.none : messages.noneAccepted}</p>
      )}
      {findings.length > 0 && (
        <FindingTable
          findings={findings}
          isBusy={found.state === 'loading'}
          onAccept={setAccepting}
          onReopen={({ id }) =>
            void act(
              () => calls.remove('guard/findings/{id}/acceptance', { params: { id } }),
              messages.reopened,
            )
          }
        />
      )}
      <Pager
        query={query}
        count={found.answer?.count ?? 0}
        onGo={(page) => setQuery(withParameters(query, { page: String(page) }))}
      />
      <RuleList
        rules={rules}
        onSwitch={({ code, name }, isOn) =>
          void act(
            () => calls.put('guard/rules/{code}', { params: { code }, json: { is_on: isOn } }),
            messages.switched(name, isOn),
          )
        }
      />
      {accepting && (
        <AcceptDialog
          finding={accepting}
          onAccepted={() => {
            setTold({ text: messages.accepted })
            reload()
          }}
          onClose={() => setAccepting(null)}
        />
      )}
    </>
  )
}
