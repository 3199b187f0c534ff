import { Fragment, type ReactNode } from 'react'
import { preload } from 'react-dom'
import boldFace from '#design/fonts/serif-bold.woff2?url'
import { useMessages } from '#i18n/language-context.tsx'
import { FileNote } from '../download/file-note.tsx'
import { addressOf, relOf } from './link-target.ts'
import {
  isEmptyRichText,
  type RichTextBlock,
  type RichTextDocument,
  type RichTextInline,
  type RichTextItem,
  type RichTextMark,
} from './rich-text-document.ts'
import styles from './rich-text.module.css'

type Links = Record<string, string>

/**
 * Rich text with exactly the marks that the editor offers: bold, italic, languages, links, lists, alignment. The server first
 * reads the stored value with `readRichText`, which removes everything else; visitors need not load that code.
 */
export function RichText(props: {
  document: RichTextDocument
  links?: Links
  /** `book` sets consecutive paragraphs with indents instead of space between them. */
  setting?: 'page' | 'book'
}) {
  const { document, links = {}, setting = 'page' } = props
  if (isEmptyRichText(document)) return null
  return (
    <div className={styles.text} data-setting={setting === 'book' ? setting : undefined}>
      {renderAll(document.content, links)}
    </div>
  )
}

type Node = RichTextBlock | RichTextItem | RichTextInline

function renderAll(nodes: Node[], links: Links): ReactNode {
  return nodes.map((node, index) => (
    // Stored text has no ids, and its order does not change while it is shown.
    <Fragment key={index}>{renderNode(node, links)}</Fragment>
  ))
}

function renderNode(node: Node, links: Links): ReactNode {
  if (node.type === 'text') return renderMarks(node.text, node.marks ?? [], links)
  if (node.type === 'hardBreak') return <br />
  const inner = renderAll(node.content ?? [], links)
  if (node.type === 'listItem') return <li>{inner}</li>
  if (node.type !== 'paragraph') return node.type === 'bulletList' ? <ul>{inner}</ul> : <ol>{inner}</ol>
  const align = node.attrs?.textAlign
  return <p data-align={align === 'left' ? undefined : align}>{inner}</p>
}

function renderMarks(text: string, marks: RichTextMark[], links: Links): ReactNode {
  let shown: ReactNode = text
  for (const mark of marks) {
    if (mark.type === 'bold') shown = <Bold>{shown}</Bold>
    else if (mark.type === 'italic') shown = <em>{shown}</em>
    else if (mark.type === 'language') shown = <span lang={mark.attrs.language}>{shown}</span>
    else
      shown = (
        <TextLink target={mark.attrs.href} opensWindow={mark.attrs.newWindow} links={links}>
          {shown}
        </TextLink>
      )
  }
  return shown
}

/** Only bold text needs this typeface, and a browser would discover it a round trip later, after the stylesheet. */
function Bold({ children }: { children: ReactNode }) {
  preload(boldFace, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return <strong>{children}</strong>
}

/** A link in rich text; when its target is gone only its text remains. */
function TextLink(props: { target: string; opensWindow: boolean; links: Links; children: ReactNode }) {
  const messages = useMessages()
  const { opensWindow, children } = props
  const address = addressOf(props.target, props.links)
  if (address === null) return children
  const rel = relOf(address, opensWindow)
  if (!opensWindow)
    return (
      <a href={address} rel={rel}>
        {children}
        <FileNote address={address} />
      </a>
    )
  return (
    <a href={address} target="_blank" rel={rel}>
      {children}
      <FileNote address={address} /> <span className="visually-hidden">{messages.content.newWindow}</span>
    </a>
  )
}
