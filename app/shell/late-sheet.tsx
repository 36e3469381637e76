import { useEffect } from "react";
import { useNonce } from "./nonce";

/**
 * `data-late` is on the root until the whole sheet has come: until then only the first section, whose rules the page
 * holds, is shown. At a visitor's first page it is "fonts", and the page's fonts are not used yet either.
 */
export const LATE_RULES =
  "[data-late] [data-fold]~*{display:none}[data-late] :has([data-fold])~*{display:none}" +
  "[data-late=fonts],[data-late=fonts] [lang]{" +
  '--font-body:"Instrument Fallback",system-ui,sans-serif!important;' +
  '--font-title:"Bricolage Fallback",system-ui,sans-serif!important}' +
  "[data-late=fonts][lang|=ar],[data-late=fonts] [lang|=ar]{" +
  '--font-body:"Alexandria Fallback","Instrument Fallback",sans-serif!important;' +
  '--font-title:"Alexandria Fallback","Instrument Fallback",sans-serif!important}';

/**
 * Asks for the sheet, the fonts of the first screen and the page's modules: at the first page on a phone after the first
 * paint, which needs none of them; else at once, also where no paint comes soon (a prerendered page, a hidden tab) or the
 * address names a place in the page. After such a wait, the parts behind the first section are laid out one a frame, so
 * that no frame is long. Each is hidden by its own style: a selector would have all of its siblings styled anew.
 */
export const LATE_SCRIPT = `(function(own,root){
var isKnown=false,isAsked=false;
try{isKnown=localStorage.getItem("fonts")==="known"}catch(e){}
function add(name,more){return document.head.appendChild(Object.assign(document.createElement(name),more))}
function each(list,use){list.split(" ").filter(Boolean).forEach(use)}
function ask(){
if(isAsked)return;isAsked=true;
each(own.fonts,function(href){add("link",{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"anonymous",href:href})});
add("link",{rel:"stylesheet",href:own.sheet,onload:show,onerror:show});
each(own.modules,function(src){add("script",{type:"module",src:src})})
}
function show(){
var parts=isPatient&&!document.hidden?behindFold():[];
parts.forEach(function(part){part.style.display="none"});
root.removeAttribute("data-late");
try{localStorage.setItem("fonts","known")}catch(e){}
soon(function(){Promise.race([document.fonts.ready,new Promise(function(go){setTimeout(go,500)})]).then(function next(){
if(parts[0]){parts.shift().style.display="";soon(next)}
})})
}
function behindFold(){
var parts=[],at=document.querySelector("[data-fold]"),next;
if(at&&at.parentNode!==document.body)for(;at!==document.body;at=at.parentNode)for(next=at;next=next.nextElementSibling;)parts.push(next);
return parts
}
function soon(next){requestAnimationFrame(function(){setTimeout(next)})}
var isFirst=!isKnown&&matchMedia("(max-width:48rem)").matches;
root.setAttribute("data-late",isFirst?"fonts":"");
var isPatient=isFirst&&!location.hash&&!document.prerendering&&!document.hidden&&!!window.PerformancePaintTiming;
if(!isPatient)return ask();
addEventListener("load",function(){setTimeout(ask,3000)});
function see(list){if(list.getEntriesByName("first-contentful-paint").length)ask()}
try{new PerformanceObserver(see).observe({type:"paint",buffered:true})}catch(e){ask()}
})(document.currentScript.dataset,document.documentElement)`;

/** Adds the sheet where the document's script has not: after a navigation on the client, or where React renders anew. */
function addSheet(sheet: string): void {
  if ([...document.styleSheets].some(({ href }) => href === new URL(sheet, document.baseURI).href)) return;
  const isAsked = [...document.head.querySelectorAll("link")].some((link) => link.getAttribute("href") === sheet);
  if (!isAsked) document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: sheet }));
  document.documentElement.removeAttribute("data-late");
}

interface LateSheetProps {
  sheet: string;
  fonts: string[];
  /** Of a page that does not hydrate. */
  modules: string[];
}

/** For the head of a page that is painted before its sheet has come; `SheetWithoutScripts` is its other half. */
export function LateSheet({ sheet, fonts, modules }: LateSheetProps) {
  const nonce = useNonce();
  useEffect(() => addSheet(sheet), [sheet]);
  return (
    <script
      data-sheet={sheet}
      data-fonts={fonts.join(" ")}
      data-modules={modules.join(" ")}
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: ours, and named by its hash in the page's policy
      dangerouslySetInnerHTML={{ __html: LATE_SCRIPT }}
    />
  );
}

/**
 * The same sheet for browsers that run no scripts. The server moves it behind the first section of a page that does not
 * hydrate: what stands before it is painted, and what comes after it waits for the sheet.
 */
export function SheetWithoutScripts({ sheet }: { sheet: string }) {
  return (
    <noscript data-fold="">
      <link rel="stylesheet" href={sheet} />
    </noscript>
  );
}
