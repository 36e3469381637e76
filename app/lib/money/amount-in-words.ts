import { toCardinal as toArabic } from "n2words/ar-SA";
import { toCardinal as toSpanish } from "n2words/es-ES";
import { toCardinal as toFrench } from "n2words/fr-FR";

type Currency = "MAD" | "EUR" | "SAR";
type Language = "fr" | "es" | "ar";

interface Noun {
  one: string;
  many: string;
}

/** A unit and its hundredth, by language. */
const LATIN_NOUNS: Record<"fr" | "es", Record<Currency, { unit: Noun; hundredth: Noun }>> = {
  fr: {
    MAD: { unit: noun("dirham", "dirhams"), hundredth: noun("centime", "centimes") },
    EUR: { unit: noun("euro", "euros"), hundredth: noun("centime", "centimes") },
    SAR: { unit: noun("riyal saoudien", "riyals saoudiens"), hundredth: noun("halala", "halalas") },
  },
  es: {
    MAD: { unit: noun("dírham", "dírhams"), hundredth: noun("céntimo", "céntimos") },
    EUR: { unit: noun("euro", "euros"), hundredth: noun("céntimo", "céntimos") },
    SAR: { unit: noun("rial saudí", "riales saudíes"), hundredth: noun("halala", "halalas") },
  },
};

/** Arabic counts by the last two digits: one, two, three to ten, eleven to ninety-nine, and full hundreds. */
interface ArabicNoun {
  one: string;
  two: string;
  few: string;
  many: string;
  hundreds: string;
  gender: "masculine" | "feminine";
}

const ARABIC_NOUNS: Record<Currency, { unit: ArabicNoun; hundredth: ArabicNoun }> = {
  MAD: {
    unit: masculine("درهم مغربي واحد", "درهمان مغربيان", "دراهم مغربية", "درهماً مغربياً", "درهم مغربي"),
    hundredth: masculine("سنتيم واحد", "سنتيمان", "سنتيمات", "سنتيماً", "سنتيم"),
  },
  EUR: {
    unit: masculine("يورو واحد", "يورو اثنان", "يورو", "يورو", "يورو"),
    hundredth: masculine("سنت واحد", "سنتان", "سنتات", "سنتاً", "سنت"),
  },
  SAR: {
    unit: masculine("ريال سعودي واحد", "ريالان سعوديان", "ريالات سعودية", "ريالاً سعودياً", "ريال سعودي"),
    hundredth: {
      ...masculine("هللة واحدة", "هللتان", "هللات", "هللة", "هللة"),
      gender: "feminine",
    },
  },
};

const AND = { fr: " et ", es: " con ", ar: " و" };

function noun(one: string, many: string): Noun {
  return { one, many };
}

function masculine(one: string, two: string, few: string, many: string, hundreds: string): ArabicNoun {
  return { one, two, few, many, hundreds, gender: "masculine" };
}

/** Hundredths (a safe integer >= 0, else RangeError) in words: 125050 in MAD is 'mille deux cent cinquante dirhams et …'. */
export function amountInWords(hundredths: number, currency: Currency, language: Language): string {
  if (!Number.isSafeInteger(hundredths) || hundredths < 0) throw new RangeError(`No amount: ${hundredths}`);
  const [units, rest] = [Math.floor(hundredths / 100), hundredths % 100];
  const say = (count: number, kind: "unit" | "hundredth") =>
    language === "ar"
      ? inArabic(count, ARABIC_NOUNS[currency][kind])
      : inLatin(count, LATIN_NOUNS[language][currency][kind], language);
  const whole = say(units, "unit");
  if (rest === 0) return whole;
  const fraction = say(rest, "hundredth");
  return units === 0 ? fraction : whole + AND[language] + fraction;
}

function inLatin(count: number, { one, many }: Noun, language: "fr" | "es"): string {
  const words = language === "fr" ? toFrench(count) : shortened(toSpanish(count), one);
  // French counts from two on in the plural, Spanish everything but one.
  const isSingular = language === "fr" ? count < 2 : count === 1;
  const name = isSingular ? one : many;
  // 'un million de dirhams', 'deux millions d’euros', 'dos mil euros'.
  if (!/mill(?:ions?|iards?|ón|ones)$/.test(words)) return `${words} ${name}`;
  return language === "fr" && /^[aeiou]/.test(name) ? `${words} d’${name}` : `${words} de ${name}`;
}

/** Before its noun: 'un euro', 'veintiún mil euros', 'veintiuna halalas'. */
function shortened(words: string, noun: string): string {
  const thousands = words.replaceAll("veintiuno mil", "veintiún mil").replaceAll(" uno mil", " un mil");
  if (noun === "halala") return thousands.replace(/uno$/, "una");
  return thousands.replace(/veintiuno$/, "veintiún").replace(/\buno$/, "un");
}

function inArabic(count: number, forms: ArabicNoun): string {
  if (count === 1) return forms.one;
  if (count === 2) return forms.two;
  const last = count % 100;
  // One and two are said by the noun itself: 'a hundred dirhams and a dirham'.
  if (last === 1 || last === 2) return `${inArabic(count - last, forms)} و${last === 1 ? forms.one : forms.two}`;
  // A dual loses its last letter before the noun that it counts: 'مئتا درهم', 'ألفا درهم'.
  const words = toArabic(count, { gender: forms.gender }).replace(/(مئت|ألف|مليون|مليار)ان(?=$| ألف)/g, "$1ا");
  if (last >= 3 && last <= 10) return `${words} ${forms.few}`;
  return `${words} ${last >= 11 ? forms.many : forms.hundreds}`;
}
