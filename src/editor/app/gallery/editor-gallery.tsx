/** The editor's components in the style guide, for developers: with sample records and without a server. */
import { useMemo, useState } from 'react'
import { blockExamples } from '#blocks/examples.generated.ts'
import { blockForms } from '#blocks/forms.generated.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import { findNotices } from '#editor/model/guards/find-notices.ts'
import { NoticesList } from '#editor/panels/notices/notices-list.tsx'
import { BlockPalette } from '#editor/panels/block/block-palette.tsx'
import { exampleCalls } from './example-calls.ts'
import { GalleryBlock } from './gallery-block.tsx'
import { GalleryFrame } from './gallery-frame.tsx'
import styles from './gallery.module.css'
import { StaffDialogs } from './staff-dialogs.tsx'
import { StaffParts } from './staff-parts.tsx'

export function EditorGallery({ language }: { language: Language }) {
  const calls = useMemo(() => exampleCalls(language), [language])
  return (
    <LanguageProvider language={language}>
      <div className={styles.gallery} lang={language}>
        <StaffParts language={language} />
        <StaffDialogs language={language} />
        <PaletteSection language={language} />
        <GalleryFrame language={language} calls={calls} />
        <section aria-labelledby="notices">
          <h2 id="notices">Notices</h2>
          <div className={styles.side}>
            <NoticesList notices={findNotices(invalidContent, { links: {} })} onJump={() => {}} />
          </div>
        </section>
        {Object.entries(blockForms).map(([type, form]) => {
          const [example] = blockExamples[type]?.examples ?? []
          return (
            <section key={`${type}-${language}`} id={type} aria-labelledby={`${type}-title`}>
              <h2 id={`${type}-title`}>{form.name[language]}</h2>
              {example && <GalleryBlock {...{ type, example, language, calls }} />}
            </section>
          )
        })}
      </div>
    </LanguageProvider>
  )
}

function PaletteSection({ language }: { language: Language }) {
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState('')
  const choose = (what: string) => {
    setChosen(what)
    setIsOpen(false)
  }
  return (
    <section aria-labelledby="palette">
      <h2 id="palette">Palette</h2>
      <p>
        <button type="button" className={styles.button} onClick={() => setIsOpen(true)}>
          Open the palette
        </button>{' '}
        <output>{chosen}</output>
      </p>
      {isOpen && (
        <BlockPalette
          allowed={Object.keys(blockForms)}
          offersLayouts
          language={language}
          onChoose={choose}
          onChooseLayout={choose}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  )
}

const block = (id: string, type: string, fields: Record<string, unknown>) => ({
  id,
  type,
  version: 1,
  fields,
})
const invalidContent: ContentDocument = {
  version: 1,
  containers: [
    {
      id: 'c',
      layout: '100',
      columns: [
        [
          block('a', 'headline', { headline_level: 2, content: '' }),
          block('b', 'full-teaser', { headline: 'Die Orgel', text: '5.200 Pfeifen. '.repeat(20) }),
          block('c', 'video', { title: 'Probenbesuch', video_url: 'https://example.org/film' }),
          block('d', 'headline', { headline_level: 5, content: 'Gehäuse' }),
          block('e', 'link', { content: 'Zum Spieltisch', link: 'page:404' }),
          block('f', 'image', { image: 'media:404', description: 'Der Spieltisch' }),
          block('g', 'faq', {}),
          block('h', 'text', {}),
          block('i', 'marquee', {}),
        ],
      ],
    },
  ],
}
