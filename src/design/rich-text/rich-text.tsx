import { Fragment, type ReactNode } from 'react'
import { useMessages } from '#i18n/language-context.tsx'
import styles from './rich-text.module.css'

type Links = Record<string, string>

/**
 * Rich text as it is stored (a ProseMirror document), shown with exactly the marks that the editor offers: bold,
 * italic, links, lists, alignment. Anything else in it is left out, its words are kept.
 */
export function RichText(props: {
  document: unknown
  links?: Links
  /** `book` sets paragraphs in a row with indents instead of space between them. */
  setting?: 'page' | 'book'
}) {
  const { document, links = {}, setting = 'page' } = props
  const content = childrenOf(document)
  if (content.length === 0) return null
  return (
    <div className={styles.text} data-setting={setting === 'book' ? setting : undefined}>
      {renderAll(content, links)}
    </div>
  )
}

function renderAll(nodes: unknown[], links: Links): ReactNode {
  return nodes.map((node, index) => (
    // Stored text has no ids of its own, and its order does not change while it is shown.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>{renderNode(node, links)}</Fragment>
  ))
}

function renderNode(node: unknown, links: Links): ReactNode {
  if (!isRecord(node)) return null
  const inner = () => renderAll(childrenOf(node), links)
  switch (node.type) {
    case 'text':
      return typeof node.text === 'string' ? renderMarks(node.text, node.marks, links) : null
    case 'paragraph':
      return <p data-align={alignmentOf(node)}>{inner()}</p>
    case 'bulletList':
      return <ul>{inner()}</ul>
    case 'orderedList':
      return <ol>{inner()}</ol>
    case 'listItem':
      return <li>{inner()}</li>
    case 'hardBreak':
      return <br />
    default:
      return inner()
  }
}

function renderMarks(text: string, marks: unknown, links: Links): ReactNode {
  let shown: ReactNode = text
  for (const mark of Array.isArray(marks) ? marks : []) {
    if (!isRecord(mark)) continue
    if (mark.type === 'bold') shown = <strong>{shown}</strong>
    else if (mark.type === 'italic') shown = <em>{shown}</em>
    else if (mark.type === 'link' && isRecord(mark.attrs) && typeof mark.attrs.href === 'string')
      shown = (
        <TextLink target={mark.attrs.href} opensWindow={mark.attrs.newWindow === true} links={links}>
          {shown}
        </TextLink>
      )
  }
  return shown
}

/** A link in running text; a target that is gone, or none of the allowed kinds, leaves the words only. */
function TextLink(props: { target: string; opensWindow: boolean; links: Links; children: ReactNode }) {
  const messages = useMessages()
  const address = addressOf(props.target, props.links)
  if (address === null) return props.children
  if (!props.opensWindow) return <a href={address}>{props.children}</a>
  return (
    <a href={address} target="_blank" rel="noopener">
      {props.children} <span className="visually-hidden">{messages.content.newWindow}</span>
    </a>
  )
}

/** The address of a stored link: resolved for references, itself for https, mailto, tel and own paths, else null. */
export function addressOf(target: string, links: Links): string | null {
  if (Object.hasOwn(links, target)) return links[target] ?? null
  if (/^(https?:\/\/[^\s/\\]|mailto:[^\s@]+@|tel:\+?\d)[^\s\\]*$/i.test(target)) return target
  if (/^(#[\w-]+|\/(?![/\\])[^\s\\]*)$/.test(target)) return target
  return null
}

function alignmentOf(node: Record<string, unknown>): 'center' | 'right' | undefined {
  if (!isRecord(node.attrs)) return undefined
  const { textAlign } = node.attrs
  return textAlign === 'center' || textAlign === 'right' ? textAlign : undefined
}

function childrenOf(node: unknown): unknown[] {
  return isRecord(node) && Array.isArray(node.content) ? node.content : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
