import type { LegalCopy, LegalFacts } from "./legal-copy";
import { knownFacts } from "./legal-copy";

const register = ({ identity: { rc, rc_town } }: LegalFacts) => rc && [rc, rc_town].filter(Boolean).join(", ");

/** Who publishes the site and who hosts it (law 31-08 art. 2; law 53-05; for Spain the LSSI, art. 10). */
export const legalNotice: LegalCopy = {
  fr: (facts) => ({
    lead: "Qui publie ce site, qui l’héberge, et à quelle adresse nous trouver.",
    description: "Éditeur, immatriculation, directeur de la publication, hébergeur et contact de l’agence.",
    contents: "Sommaire",
    sections: [
      {
        id: "editeur",
        title: "Éditeur",
        facts: knownFacts([
          ["Raison sociale", facts.identity.legal_name],
          ["Forme juridique", facts.legalForm],
          ["Capital social", facts.shareCapital],
          ["Siège social", facts.identity.head_office ?? facts.site.address],
          ["ICE", facts.identity.ice, true],
          ["Identifiant fiscal", facts.identity.if_number, true],
          ["Registre de commerce", register(facts)],
          ["Taxe professionnelle", facts.identity.tp, true],
          ["CNSS", facts.identity.cnss, true],
          ["Téléphone", facts.site.phone, true],
          ["E-mail", facts.site.email, true],
          ["Directeur de la publication", facts.site.publisher],
        ]),
      },
      {
        id: "hebergeur",
        title: "Hébergement",
        facts: knownFacts([
          ["Hébergeur", facts.site.host],
          ["Lieu des données", facts.site.dataLocation],
        ]),
      },
      {
        id: "contenus",
        title: "Textes, images et code",
        paragraphs: [
          "Les textes, les dessins et le code de ce site appartiennent à l’agence. Vous pouvez en citer un passage, avec un lien vers la page.",
          "Les travaux montrés restent à leurs clients, qui ont accepté qu’on les montre et peuvent revenir sur cet accord.",
        ],
      },
      {
        id: "donnees",
        title: "Données personnelles",
        paragraphs: ["Ce que nous gardons de vous, pourquoi, combien de temps, et comment le voir ou l’effacer\u202f:"],
        link: { to: "/confidentialite", label: "Confidentialité" },
      },
      {
        id: "reclamations",
        title: "Une erreur, un désaccord",
        paragraphs: [
          `Écrivez à ${facts.site.email}\u202f: un contenu faux ou illicite est corrigé ou retiré. Le droit marocain s’applique, les tribunaux de Casablanca sont compétents, sauf règle plus favorable au consommateur dans son pays.`,
        ],
      },
    ],
  }),
  es: (facts) => ({
    lead: "Quién publica este sitio, quién lo aloja y dónde encontrarnos.",
    description: "Titular, datos registrales, responsable de la publicación, alojamiento y contacto de la agencia.",
    contents: "Contenido",
    sections: [
      {
        id: "editeur",
        title: "Titular",
        facts: knownFacts([
          ["Razón social", facts.identity.legal_name],
          ["Forma jurídica", facts.legalForm],
          ["Capital social", facts.shareCapital],
          ["Domicilio social", facts.identity.head_office ?? facts.site.address],
          ["ICE", facts.identity.ice, true],
          ["Identificación fiscal (IF)", facts.identity.if_number, true],
          ["Registro mercantil", register(facts)],
          ["Impuesto profesional", facts.identity.tp, true],
          ["CNSS", facts.identity.cnss, true],
          ["Teléfono", facts.site.phone, true],
          ["Correo electrónico", facts.site.email, true],
          ["Responsable de la publicación", facts.site.publisher],
        ]),
      },
      {
        id: "hebergeur",
        title: "Alojamiento",
        facts: knownFacts([
          ["Proveedor de alojamiento", facts.site.host],
          ["Ubicación de los datos", facts.site.dataLocation],
        ]),
      },
      {
        id: "contenus",
        title: "Textos, imágenes y código",
        paragraphs: [
          "Los textos, los dibujos y el código de este sitio pertenecen a la agencia. Puede citar un pasaje con un enlace a la página.",
          "Los trabajos que se muestran siguen siendo de sus clientes, que aceptaron mostrarlos y pueden retirar su acuerdo.",
        ],
      },
      {
        id: "donnees",
        title: "Datos personales",
        paragraphs: ["Qué guardamos de usted, para qué, cuánto tiempo y cómo verlo o borrarlo:"],
        link: { to: "/confidentialite/es", label: "Privacidad" },
      },
      {
        id: "reclamations",
        title: "Un error o un desacuerdo",
        paragraphs: [
          `Escriba a ${facts.site.email}: un contenido falso o ilícito se corrige o se retira. Se aplica el derecho marroquí ante los tribunales de Casablanca, salvo norma más favorable al consumidor en su país.`,
        ],
      },
    ],
  }),
  ar: (facts) => ({
    lead: "من ينشر هذا الموقع، ومن يستضيفه، وأين تجدوننا.",
    description: "الناشر وبيانات التسجيل ومدير النشر والاستضافة ووسائل الاتصال بالوكالة.",
    contents: "المحتويات",
    sections: [
      {
        id: "editeur",
        title: "الناشر",
        facts: knownFacts([
          ["الاسم التجاري", facts.identity.legal_name],
          ["الشكل القانوني", facts.legalForm],
          ["رأس المال", facts.shareCapital],
          ["المقر الاجتماعي", facts.identity.head_office ?? facts.site.address],
          ["التعريف الموحد للمقاولة (ICE)", facts.identity.ice, true],
          ["التعريف الضريبي", facts.identity.if_number, true],
          ["السجل التجاري", register(facts)],
          ["الضريبة المهنية", facts.identity.tp, true],
          ["الصندوق الوطني للضمان الاجتماعي", facts.identity.cnss, true],
          ["الهاتف", facts.site.phone, true],
          ["البريد الإلكتروني", facts.site.email, true],
          ["مدير النشر", facts.site.publisher],
        ]),
      },
      {
        id: "hebergeur",
        title: "الاستضافة",
        facts: knownFacts([
          ["مزود الاستضافة", facts.site.host],
          ["مكان البيانات", facts.site.dataLocation],
        ]),
      },
      {
        id: "contenus",
        title: "النصوص والصور والبرمجة",
        paragraphs: [
          "نصوص هذا الموقع ورسومه وبرمجته ملك للوكالة. يمكنكم الاقتباس منها مع رابط إلى الصفحة.",
          "الأعمال المعروضة ملك لأصحابها، وقد وافقوا على عرضها ويمكنهم سحب موافقتهم.",
        ],
      },
      {
        id: "donnees",
        title: "البيانات الشخصية",
        paragraphs: ["ما نحتفظ به عنكم، ولماذا، وكم من الوقت، وكيف تطلعون عليه أو تحذفونه:"],
        link: { to: "/confidentialite/ar", label: "الخصوصية" },
      },
      {
        id: "reclamations",
        title: "خطأ أو خلاف",
        paragraphs: [
          `راسلونا على ${facts.site.email}: يُصحَّح كل محتوى خاطئ أو غير قانوني أو يُسحب. يطبق القانون المغربي وتختص محاكم الدار البيضاء، ما لم يكن في بلد المستهلك ما هو أصلح له.`,
        ],
      },
    ],
  }),
};
