import type { LegalCopy, LegalFacts } from "./legal-copy";
import { knownFacts } from "./legal-copy";

const issuer = ({ identity, site }: LegalFacts) => identity.legal_name ?? site.siteName;

/** What is kept of people and why (law 09-08 art. 5; GDPR art. 13; PDPL of Saudi Arabia). */
export const privacy: LegalCopy = {
  fr: (facts) => ({
    lead: "Ce que nous gardons de vous, pourquoi, combien de temps, et comment le voir, le corriger ou l’effacer.",
    description:
      "Données recueillies, raisons, durées, destinataires, cookies et droits, selon la loi 09-08 et le RGPD.",
    contents: "Sommaire",
    sections: [
      {
        id: "responsable",
        title: "Responsable",
        facts: knownFacts([
          ["Responsable", issuer(facts)],
          ["Adresse", facts.identity.head_office ?? facts.site.address],
          ["E-mail", facts.site.email, true],
          [
            "CNDP, loi 09-08",
            facts.site.cndpReceipt ? `récépissé n° ${facts.site.cndpReceipt}` : "déclaration en cours",
          ],
        ]),
      },
      {
        id: "donnees",
        title: "Ce que nous gardons, et pourquoi",
        items: [
          "Une demande, par formulaire, téléphone, WhatsApp ou e-mail\u202f: vos coordonnées et votre message, pour vous répondre et préparer un devis.",
          "La page, la campagne et le site par lesquels vous êtes venu, gardés avec votre demande\u202f: pour savoir ce qui nous fait connaître.",
          "Un espace client\u202f: vos projets, devis, factures et échanges, pour exécuter le contrat.",
          "Un avis\u202f: votre nom et votre texte, publiés après relecture.",
          "Des mesures d’audience sans cookie et sans profil\u202f: des totaux par page et par jour.",
          "Des journaux techniques, pour la sécurité du site.",
        ],
      },
      {
        id: "durees",
        title: "Combien de temps",
        items: [
          `Une demande restée sans suite\u202f: ${facts.keepLostYears} ans\u202f; une demande indésirable\u202f: ${facts.keepSpamDays} jours.`,
          "Un espace client et ses projets\u202f: jusqu’à ce que vous en demandiez l’effacement.",
          "Factures et pièces comptables\u202f: dix ans, comme la loi l’exige, même après un effacement.",
          `Ce que notre équipe supprime, un projet par exemple\u202f: ${facts.keepTrashDays} jours dans sa corbeille, pour qu’une erreur se répare\u202f; un effacement que vous demandez en retire aussitôt ce qui vous concerne.`,
          "Le condensé qui évite de compter deux fois une visite\u202f: un jour.",
        ],
      },
      {
        id: "destinataires",
        title: "Qui les reçoit",
        paragraphs: [
          "Notre équipe, et l’hébergeur pour les garder. Nous ne les vendons ni ne les prêtons. Un lien WhatsApp ouvre une conversation chez Meta, avec ses propres règles.",
        ],
        facts: knownFacts([
          ["Hébergeur", facts.site.host],
          ["Lieu des données", facts.site.dataLocation],
        ]),
      },
      {
        id: "cookies",
        title: "Cookies",
        paragraphs: [
          "Aucun cookie publicitaire ni de mesure, donc pas de bandeau. Ceux qui existent font marcher le site\u202f:",
        ],
        items: [
          "votre thème, sombre ou clair\u202f: un an, si vous le choisissez\u202f;",
          "votre session et l’appareil reconnu, si vous vous connectez\u202f: 60 et 90 jours au plus\u202f;",
          "un formulaire interrompu et le message qui suit un envoi\u202f: un jour au plus.",
        ],
      },
      {
        id: "droits",
        title: "Vos droits",
        paragraphs: [
          "Accès, correction, opposition et effacement, sans frais et sans motif. Un lien personnel vous est envoyé\u202f; un désaccord se porte devant la CNDP, ou l’autorité de votre pays.",
        ],
        link: { to: "/mes-donnees", label: "Voir ou effacer mes données" },
      },
    ],
  }),
  es: (facts) => ({
    lead: "Qué guardamos de usted, para qué, cuánto tiempo y cómo verlo, corregirlo o borrarlo.",
    description: "Datos recogidos, motivos, plazos, destinatarios, cookies y derechos según el RGPD y la ley 09-08.",
    contents: "Contenido",
    sections: [
      {
        id: "responsable",
        title: "Responsable",
        facts: knownFacts([
          ["Responsable", issuer(facts)],
          ["Dirección", facts.identity.head_office ?? facts.site.address],
          ["Correo electrónico", facts.site.email, true],
          [
            "CNDP, ley marroquí 09-08",
            facts.site.cndpReceipt ? `recibo n.º ${facts.site.cndpReceipt}` : "declaración en curso",
          ],
        ]),
      },
      {
        id: "donnees",
        title: "Qué guardamos y para qué",
        items: [
          "Una solicitud por formulario, teléfono, WhatsApp o correo: sus datos de contacto y su mensaje, para responderle y preparar un presupuesto.",
          "La página, la campaña y el sitio por los que llegó, junto con su solicitud: para saber qué nos da a conocer.",
          "Un espacio de cliente: sus proyectos, presupuestos, facturas y mensajes, para cumplir el contrato.",
          "Una opinión: su nombre y su texto, publicados tras leerlos.",
          "Medición de audiencia sin cookies ni perfiles: totales por página y día.",
          "Registros técnicos, para la seguridad del sitio.",
        ],
      },
      {
        id: "durees",
        title: "Cuánto tiempo",
        items: [
          `Una solicitud sin continuación: ${facts.keepLostYears} años; una solicitud no deseada: ${facts.keepSpamDays} días.`,
          "Un espacio de cliente y sus proyectos: hasta que pida borrarlos.",
          "Facturas y documentos contables: diez años, como exige la ley, también tras un borrado.",
          `Lo que nuestro equipo elimina, un proyecto por ejemplo: ${facts.keepTrashDays} días en su papelera, para poder reparar un error; un borrado que usted pida retira de ella de inmediato lo que le concierne.`,
          "El resumen que evita contar dos veces una visita: un día.",
        ],
      },
      {
        id: "destinataires",
        title: "Quién los recibe",
        paragraphs: [
          "Nuestro equipo, y el proveedor de alojamiento para guardarlos. No los vendemos ni los cedemos. Un enlace de WhatsApp abre una conversación en Meta, con sus propias reglas.",
        ],
        facts: knownFacts([
          ["Proveedor de alojamiento", facts.site.host],
          ["Ubicación de los datos", facts.site.dataLocation],
        ]),
      },
      {
        id: "cookies",
        title: "Cookies",
        paragraphs: [
          "Ninguna cookie de publicidad ni de medición, y por eso no hay aviso. Las que hay hacen funcionar el sitio:",
        ],
        items: [
          "su tema, oscuro o claro: un año, si lo elige;",
          "su sesión y el dispositivo reconocido, si entra en su espacio: 60 y 90 días como máximo;",
          "un formulario interrumpido y el mensaje que sigue a un envío: un día como máximo.",
        ],
      },
      {
        id: "droits",
        title: "Sus derechos",
        paragraphs: [
          "Acceso, rectificación, oposición y supresión, sin coste y sin motivo. Le enviamos un enlace personal; un desacuerdo se presenta ante la AEPD, la CNDP o la autoridad de su país.",
        ],
        link: { to: "/mes-donnees?lang=es", label: "Ver o borrar mis datos" },
      },
    ],
  }),
  ar: (facts) => ({
    lead: "ما نحتفظ به عنكم، ولماذا، وكم من الوقت، وكيف تطلعون عليه أو تصححونه أو تحذفونه.",
    description: "البيانات المجموعة وأسبابها ومددها ومن يتلقاها وملفات الارتباط والحقوق حسب القانون 09-08 وPDPL.",
    contents: "المحتويات",
    sections: [
      {
        id: "responsable",
        title: "المسؤول",
        facts: knownFacts([
          ["المسؤول", issuer(facts)],
          ["العنوان", facts.identity.head_office ?? facts.site.address],
          ["البريد الإلكتروني", facts.site.email, true],
          ["CNDP، القانون 09-08", facts.site.cndpReceipt ? `وصل رقم ${facts.site.cndpReceipt}` : "التصريح قيد الإنجاز"],
        ]),
      },
      {
        id: "donnees",
        title: "ما نحتفظ به ولماذا",
        items: [
          "الطلب، عبر الاستمارة أو الهاتف أو واتساب أو البريد: بيانات الاتصال والرسالة، للرد عليكم وإعداد عرض السعر.",
          "الصفحة والحملة والموقع التي أتيتم منها، مع طلبكم: لنعرف ما يعرّف بنا.",
          "فضاء العميل: مشاريعكم وعروض الأسعار والفواتير والمراسلات، لتنفيذ العقد.",
          "الرأي: اسمكم ونصكم، يُنشران بعد القراءة.",
          "قياس الزيارات دون ملفات ارتباط ودون ملف شخصي: مجاميع بحسب الصفحة واليوم.",
          "سجلات تقنية، لأمان الموقع.",
        ],
      },
      {
        id: "durees",
        title: "كم من الوقت",
        items: [
          `طلب لم تكن له تتمة، بالسنوات: ${facts.keepLostYears}؛ طلب غير مرغوب فيه، بالأيام: ${facts.keepSpamDays}.`,
          "فضاء العميل ومشاريعه: إلى أن تطلبوا حذفها.",
          "الفواتير والوثائق المحاسبية: عشر سنوات كما يفرض القانون، حتى بعد الحذف.",
          `ما يحذفه فريقنا، كمشروع مثلًا، يبقى في سلة المحذوفات، بالأيام: ${facts.keepTrashDays}، ليمكن تدارك الخطأ؛ والحذف الذي تطلبونه يزيل منها فورًا ما يخصكم.`,
          "البصمة التي تمنع احتساب الزيارة مرتين: يوم واحد.",
        ],
      },
      {
        id: "destinataires",
        title: "من يتلقاها",
        paragraphs: [
          "فريقنا، ومزود الاستضافة لحفظها. لا نبيعها ولا نعيرها. رابط واتساب يفتح محادثة لدى ميتا بقواعدها الخاصة.",
        ],
        facts: knownFacts([
          ["مزود الاستضافة", facts.site.host],
          ["مكان البيانات", facts.site.dataLocation],
        ]),
      },
      {
        id: "cookies",
        title: "ملفات الارتباط",
        paragraphs: ["لا ملفات للإعلان ولا للقياس، ولذلك لا شريط موافقة. الموجود منها يشغّل الموقع:"],
        items: [
          "المظهر، داكن أو فاتح: سنة إن اخترتموه؛",
          "الجلسة والجهاز المعروف إن سجلتم الدخول: 60 و90 يوماً على الأكثر؛",
          "استمارة لم تكتمل والرسالة التي تلي الإرسال: يوم واحد على الأكثر.",
        ],
      },
      {
        id: "droits",
        title: "حقوقكم",
        paragraphs: [
          "الاطلاع والتصحيح والاعتراض والحذف، مجاناً ودون ذكر السبب. نرسل إليكم رابطاً شخصياً؛ وعند الخلاف تُرفع الشكوى إلى سدايا أو CNDP أو هيئة بلدكم.",
        ],
        link: { to: "/mes-donnees?lang=ar", label: "الاطلاع على بياناتي أو حذفها" },
      },
    ],
  }),
};
