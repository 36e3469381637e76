import type { ArticleFacts, Finding, Rule } from "~/features/seo-score/model/rule";

/** What leads on from the text, and its pictures. */
export const LINK_RULES: Rule[] = [
  { name: "Liens internes", possible: 5, judge: judgeInternal },
  { name: "Liens externes", possible: 3, judge: judgeExternal },
  { name: "Images décrites", possible: 7, judge: judgePictures },
];

function hostOf(address: string): string | null {
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).host : null;
}

function judgeInternal({ outline, siteHost }: ArticleFacts): Finding {
  const has = outline.links.some((address) => /^\/(?!\/)/.test(address) || hostOf(address) === siteHost);
  return { points: has ? 5 : 0, advice: "Menez vers une autre page du site, un service ou un article." };
}

function judgeExternal({ outline, siteHost }: ArticleFacts): Finding {
  const has = outline.links.map(hostOf).some((host) => host !== null && host !== siteHost);
  return { points: has ? 3 : 0, advice: "Citez une source d’un autre site par un lien." };
}

function judgePictures({ outline: { pictures } }: ArticleFacts): Finding {
  if (pictures.length === 0) return { points: 0, advice: "Ajoutez une image au texte, avec une description." };
  const described = pictures.filter(Boolean).length;
  const missing = pictures.length - described;
  const what = missing > 1 ? `${missing} images n’ont pas de description` : "une image n’a pas de description";
  return { points: Math.floor((7 * described) / pictures.length), advice: `Décrivez chaque image : ${what}.` };
}
