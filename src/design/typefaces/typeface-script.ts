/**
 * Turns the typefaces on: at once for a browser that has fetched them before; otherwise after the first paint and the
 * page's leading picture, or a second after the page was read, whichever comes first. Runs in the head; its hash stands
 * in the Content-Security-Policy, so it must be the same on every page.
 */
export const typefaceScript = `(()=>{
const link=document.getElementById('typefaces'),show=()=>{link.media='all';try{localStorage.setItem('typefaces','1')}catch{}};
try{if(localStorage.getItem('typefaces'))return show()}catch{}
const later=()=>requestAnimationFrame(()=>setTimeout(show));
addEventListener('DOMContentLoaded',()=>{
const picture=document.querySelector('img[fetchpriority=high]');
if(!picture||picture.complete)return later();
picture.addEventListener('load',later);picture.addEventListener('error',later);setTimeout(later,1000)})})()`
