/**
 * What the browser answers by itself while its region of the page sleeps, that is, has not been taken over (awake.tsx):
 * whatever unfolds, and plain links. React, listening already, would take the whole region over within the press, and
 * the screen wait for it.
 */
const answeredAsleep =
  '[data-asleep] :is(summary,a[href]:not([data-sale],[data-tickets],[data-scripted],[href^="#"]))'

/**
 * Runs the page's script after its first paint: when the page has loaded and the browser is idle, or shortly after the
 * first touch, key, focus or hover, whichever comes first; what was touched is plain HTML and answers by itself. All
 * files are fetched side by side, but the large ones run one by one, with a breath between them for a tap. Presses that
 * a sleeping region answers by itself end here, before React hears of them;
 * Escape closes what is unfolded, as it will.
 */
export const starter = [
  '(()=>{let d,E=["pointerdown","keydown","focusin","pointerover"],o={capture:!0,passive:!0},',
  // Behind the tap's own picture on the screen.
  's=()=>setTimeout(g,150),',
  'w=()=>new Promise(r=>setTimeout(r)),',
  'add=(t,p)=>document.head.appendChild(Object.assign(document.createElement(t),p)),',
  'g=async()=>{if(d)return;d=1;E.forEach(e=>removeEventListener(e,s,o));',
  'const{textContent,dataset}=document.getElementById("late"),list=t=>t?t.split(" "):[];',
  'for(const href of list(dataset.files))add("link",{rel:"modulepreload",href}).remove();',
  'for(const file of list(dataset.first)){await import(file).catch(()=>{});await w()}',
  'add("script",{type:"module",textContent}).remove()};',
  'E.forEach(e=>addEventListener(e,s,o));',
  '"pointerdown pointerup mousedown mouseup touchstart touchend click keydown keyup".split(" ").forEach(e=>addEventListener(e,e=>{',
  `let t=e.target;if(t.closest?.(${JSON.stringify(answeredAsleep)})){e.stopPropagation();`,
  'if(e.key=="Escape"&&(t=t.closest("details[open]")))t.open=!1}},o));',
  'addEventListener("load",()=>setTimeout(()=>(self.requestIdleCallback||setTimeout)(g),1))})()',
].join('')

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/
const modulePreload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g
/** The shared chunks of vite.config.ts: most of the script, and they do nothing by themselves. */
const sharedChunk = /\/(framework|frame)-[^/]+\.js$/

/** The page with its module script put aside until it is wanted, and nothing preloaded in front of its first paint. */
export function startScriptsLate(html: string): string {
  if (!moduleScript.test(html)) return html
  const files = Array.from(html.matchAll(modulePreload), ([, file = '']) => file)
  const first = files
    .filter((file) => sharedChunk.test(file))
    .toSorted()
    .toReversed() // the frame needs the framework
  return html
    .replace(modulePreload, '')
    .replace(
      moduleScript,
      (_, script: string) =>
        `<script type="text/plain" id="late" data-files="${files.join(' ')}" data-first="${first.join(' ')}">${script}</script>` +
        `<script>${starter}</script>`,
    )
}
