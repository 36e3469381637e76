import { startLighthouse } from "./scripts/steps/lighthouse.mjs";
import { writeFileSync } from "node:fs";
const l = await startLighthouse();
for (const p of process.argv.slice(2)) { const rs=[]; for (let i=0;i<3;i++) rs.push(await l.judge("http://localhost:4391"+p));
 rs.sort((a,b)=>a.audits["largest-contentful-paint"].numericValue-b.audits["largest-contentful-paint"].numericValue); const r=rs[1];
 const m=r.audits.metrics.details.items[0];
 console.log(p, "LCP", rs.map(r=>Math.round(r.audits["largest-contentful-paint"].numericValue)).join("/"), "FCP", Math.round(r.audits["first-contentful-paint"].numericValue), "TBT", Math.round(r.audits["total-blocking-time"].numericValue), "obsFCP", m.observedFirstContentfulPaint, "obsLCP", m.observedLargestContentfulPaint, "perf", r.categories.performance.score);
 console.log(JSON.stringify(r.audits["largest-contentful-paint-element"]?.details?.items?.[0]?.items?.map(i=>i.node?.snippet))?.slice(0,300));
 for (const i of r.audits["network-requests"].details.items) console.log("  ", Math.round(i.networkRequestTime), Math.round(i.networkEndTime), i.resourceType, i.priority, Math.round(i.transferSize), i.url.slice(21,110));
}
l.stop();
