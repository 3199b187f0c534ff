/**
 * Orders what a first page does, so that nothing on it moves and its picture comes early: nothing is set before the
 * typefaces that its styles carry are unpacked, or for 400 ms at most; what is `far` (tokens/base.css), and all other
 * pictures, whose places have a ratio of their own, come when the leading picture has been painted, or at the first scroll or key, or after a
 * second and a bit. Loaded is not yet painted: where a browser tells of its largest paint, that is waited for;
 * a page without one has nothing far. Where one comes back to a place further down nothing is far.
 * Stands at the beginning of the body, behind the styles; its hash stands in the Content-Security-Policy, so it must be
 * the same on every page. Without scripts the page is simply there, and the typefaces when they can be.
 */
export const firstViewScript = `(()=>{
const {dataset}=document.documentElement,fonts=['400 1em Newsreader','italic 400 1em Newsreader','400 1em "Instrument Sans"','300 1em "Newsreader Numerals"'],
events=['scroll','keydown'],o={capture:true,passive:true},
all=()=>{delete dataset.firstView;events.forEach(e=>removeEventListener(e,all,o))},
wait=()=>{const picture=document.querySelector('img[fetchpriority=high]'),
loaded=()=>{try{new PerformanceObserver(l=>{if(l.getEntries().some(e=>e.element===picture))setTimeout(all,100)}).observe({type:'largest-contentful-paint',buffered:true})}catch{}setTimeout(all,500)};
if(!picture)return all();
if(picture.complete)return loaded();
picture.addEventListener('load',loaded);picture.addEventListener('error',all);setTimeout(all,1200)},
isReturn=location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate';
dataset.firstView='unset';
Promise.race([Promise.all(fonts.map(f=>document.fonts.load(f,'1ř'))),new Promise(r=>setTimeout(r,400))]).catch(()=>{}).then(()=>{
if(isReturn)return all();
dataset.firstView='near';
events.forEach(e=>addEventListener(e,all,o));
if(document.readyState==='loading')addEventListener('DOMContentLoaded',wait);else wait()})})()`
