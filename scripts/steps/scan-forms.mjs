const FIELD = /<(?:input|textarea|select|button)\b[^>]*\bname="([^"]+)"[^>]*>/g;

/** Every form that posts, of these pages as somebody sees them: its address, and its fields as they are filled in. */
export async function findForms({ base, paths, cookie = "" }) {
  const forms = new Map();
  for (const path of paths) {
    const answer = await fetch(base + path, { headers: { Cookie: cookie } });
    const html = await answer.text();
    for (const [, head, body] of html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)) {
      if (!/method="post"/i.test(head)) continue;
      const address = plainText(/\baction="([^"]*)"/.exec(head)?.[1] ?? path);
      const fields = fieldsOf(body);
      // The same form of another row is the same code.
      const key = `${address.replace(/[0-9a-f-]{36}/g, "ID")} ${fields.get("intent") ?? ""} ${[...fields.keys()].sort()}`;
      if (!forms.has(key)) forms.set(key, { path: address, fields: new URLSearchParams([...fields]) });
    }
  }
  return [...forms.values()];
}

function fieldsOf(body) {
  const fields = new Map();
  for (const [tag, name] of body.matchAll(FIELD)) {
    if (/type="file"/.test(tag) || fields.has(name)) continue;
    fields.set(plainText(name), plainText(/\bvalue="([^"]*)"/.exec(tag)?.[1] ?? "") || "un");
  }
  return fields;
}

function plainText(text) {
  return text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<");
}
