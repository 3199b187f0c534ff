import { useState } from 'react'
import { maxEmbedLength } from '#blocks/embed-address.ts'
import {
  playableAddresses,
  providerNames,
  readEmbed,
  shortLinkProvider,
  type EmbedKind,
} from '#blocks/embed-read.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { locales } from '#i18n/languages.ts'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import styles from '#fields/controls/controls.module.css'
import { useTyped } from '#fields/controls/use-typed.ts'

/**
 * Takes a medium's address or its provider's embed code, and shows the provider. A recognised embed code is reduced to
 * its address, as it would be when stored.
 */
export function EmbedField(props: {
  label: string
  hint?: string | undefined
  error?: string | undefined
  kind: EmbedKind
  value: string
  onChange: (value: string) => void
}) {
  const { label, kind, value, onChange } = props
  const language = useLanguage()
  const messages = useLazyMessages(editorBlocksMessages)
  const { text, type } = useTyped(value, onChange)
  const [isTyping, setIsTyping] = useState(false)
  const found = text.trim() === '' ? null : readEmbed(kind, text)
  const hosts = new Intl.ListFormat(locales[language].iso, { type: 'disjunction' }).format(
    providerNames(kind),
  )
  const addresses = new Intl.ListFormat(locales[language].iso, { type: 'disjunction' }).format(
    playableAddresses(kind, language),
  )
  // An address is not reported as an error while it is being typed.
  const shortLink = found === null ? shortLinkProvider(text) : null
  const isForeign = text.trim() !== '' && found === null && shortLink === null && !isTyping
  const tidy = (given: string) => readEmbed(kind, given)?.original ?? given
  return (
    <FieldFrame
      label={label}
      hint={
        shortLink === null
          ? (props.hint ?? (found === null && !isForeign ? messages.embed.hint(hosts) : undefined))
          : messages.embed.short(shortLink)
      }
      error={isForeign ? messages.errors.host(addresses) : text.trim() === '' ? props.error : undefined}
      aside={
        found && (
          <p className={styles.recognised}>
            <span>{messages.embed.recognised(found.provider.name)}</span>{' '}
            <a href={found.original} target="_blank" rel="noopener noreferrer">
              {messages.embed.open}
            </a>
          </p>
        )
      }
    >
      {(ids) => (
        <textarea
          {...ids}
          className={styles.lines}
          rows={2}
          value={text}
          maxLength={maxEmbedLength}
          spellCheck={false}
          autoCapitalize="none"
          placeholder="https://"
          onFocus={() => setIsTyping(true)}
          onBlur={() => {
            setIsTyping(false)
            if (tidy(text) !== text) type(tidy(text))
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain')
            const { selectionStart, selectionEnd, value: before } = event.currentTarget
            const whole = before.slice(0, selectionStart) + pasted + before.slice(selectionEnd)
            if (tidy(whole) === whole) return
            event.preventDefault()
            type(tidy(whole))
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
          onChange={({ target }) => type(target.value)}
        />
      )}
    </FieldFrame>
  )
}
