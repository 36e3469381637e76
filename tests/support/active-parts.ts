import { JSDOM } from "jsdom";

const ACTIVE = "script,iframe,object,embed,svg,form,input,style,base,meta,link,video,audio,math,template,button";

/** What of a page could run, send, load or lead to something else than a page. */
export function activeParts(html: string) {
  const { document } = new JSDOM(html).window;
  const elements = [...document.querySelectorAll("*")];
  const names = elements.map(({ localName }) => localName).filter((name) => ACTIVE.split(",").includes(name));
  const events = elements.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith("on")));
  const addresses = elements.map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "");
  return { names, events, schemes: addresses.filter((address) => /^\s*(javascript|data|vbscript):/i.test(address)) };
}
