import type { LegalCopy } from "./legal-copy";

/**
 * The accessibility statement, in the order of RGAA 4.1. It claims no rate: none was measured by a full audit. What it
 * says was tested is what the end-to-end tests of this project test.
 */
export const accessibility: LegalCopy = {
  fr: ({ site }) => ({
    lead: "Ce site doit servir à tout le monde. Voici où il en est, et comment nous dire ce qui bloque.",
    description: "Déclaration d’accessibilité selon le RGAA 4.1\u202f: état, tests faits, limites connues, contact.",
    contents: "Sommaire",
    sections: [
      {
        id: "etat",
        title: "État",
        paragraphs: [
          "Référentiel\u202f: RGAA 4.1, soit les critères A et AA des WCAG. Aucun audit complet n’a été mené par un tiers\u202f: nous n’annonçons donc aucun taux, et le site est à considérer comme partiellement conforme.",
        ],
      },
      {
        id: "tests",
        title: "Ce qui est testé, et comment",
        paragraphs: ["À chaque version, avant sa mise en ligne\u202f:"],
        items: [
          "axe-core sur les pages publiques, l’espace client et le back-office, dans les thèmes sombre et clair\u202f;",
          "les formulaires, menus, onglets et dialogues au clavier seul, puis sans JavaScript\u202f;",
          "les contrastes des couleurs, calculés\u202f: 4,5 pour 1 pour un texte, 3 pour 1 pour un contrôle\u202f;",
          "la lecture de droite à gauche, à 320 pixels de large et sans animation pour qui le demande.",
        ],
      },
      {
        id: "limites",
        title: "Limites connues",
        items: [
          "Aucun essai n’a été fait avec des personnes qui se servent d’un lecteur d’écran tous les jours.",
          "Les documents PDF sont balisés, sans certification PDF/UA.",
          "Les images ajoutées par l’agence ont un texte de remplacement, dont la qualité n’est relue que par nous.",
        ],
      },
      {
        id: "contact",
        title: "Nous dire ce qui bloque",
        paragraphs: [
          `Écrivez à ${site.email} ou appelez le ${site.phone}\u202f: dites la page et ce que vous vouliez faire. Nous vous donnons l’information autrement, puis nous corrigeons.`,
        ],
        link: { to: "/contact", label: "Nous écrire" },
      },
    ],
  }),
  es: ({ site }) => ({
    lead: "Este sitio debe servir a todo el mundo. Este es su estado, y así puede decirnos qué falla.",
    description: "Declaración de accesibilidad según RGAA 4.1 y WCAG: estado, pruebas, límites conocidos y contacto.",
    contents: "Contenido",
    sections: [
      {
        id: "etat",
        title: "Estado",
        paragraphs: [
          "Referencia: RGAA 4.1, es decir, los criterios A y AA de las WCAG. Ningún tercero ha hecho una auditoría completa: no anunciamos ningún porcentaje, y el sitio debe considerarse parcialmente conforme.",
        ],
      },
      {
        id: "tests",
        title: "Qué se prueba y cómo",
        paragraphs: ["En cada versión, antes de publicarla:"],
        items: [
          "axe-core en las páginas públicas, el espacio de cliente y la administración, en tema oscuro y claro;",
          "formularios, menús, pestañas y diálogos solo con teclado, y después sin JavaScript;",
          "los contrastes de color, calculados: 4,5 a 1 para un texto, 3 a 1 para un control;",
          "la lectura de derecha a izquierda, a 320 píxeles de ancho y sin animación para quien lo pide.",
        ],
      },
      {
        id: "limites",
        title: "Límites conocidos",
        items: [
          "No se ha probado con personas que usen un lector de pantalla a diario.",
          "Los documentos PDF están etiquetados, sin certificación PDF/UA.",
          "Las imágenes que añade la agencia tienen texto alternativo, revisado solo por nosotros.",
        ],
      },
      {
        id: "contact",
        title: "Díganos qué falla",
        paragraphs: [
          `Escriba a ${site.email} o llame al ${site.phone}: diga la página y lo que quería hacer. Le damos la información de otra forma y luego lo corregimos.`,
        ],
        link: { to: "/contact", label: "Escribirnos" },
      },
    ],
  }),
  ar: ({ site }) => ({
    lead: "يجب أن يخدم هذا الموقع الجميع. هذه حالته، وهكذا تخبروننا بما يعيقكم.",
    description: "إعلان إمكانية الوصول حسب RGAA 4.1: الحالة والاختبارات والحدود المعروفة ووسيلة الاتصال.",
    contents: "المحتويات",
    sections: [
      {
        id: "etat",
        title: "الحالة",
        paragraphs: [
          "المرجع: RGAA 4.1، أي معايير WCAG من المستويين A وAA. لم تُجرِ أي جهة خارجية تدقيقاً كاملاً، لذلك لا نعلن أي نسبة، ويُعتبر الموقع مطابقاً جزئياً.",
        ],
      },
      {
        id: "tests",
        title: "ما يُختبر وكيف",
        paragraphs: ["مع كل إصدار، قبل نشره:"],
        items: [
          "أداة axe-core على الصفحات العمومية وفضاء العميل والإدارة، بالمظهرين الداكن والفاتح؛",
          "الاستمارات والقوائم والنوافذ بلوحة المفاتيح وحدها، ثم دون جافاسكريبت؛",
          "تباين الألوان محسوباً: 4.5 إلى 1 للنص، و3 إلى 1 لأدوات التحكم؛",
          "القراءة من اليمين إلى اليسار، بعرض 320 بكسل، ودون حركة لمن يطلب ذلك.",
        ],
      },
      {
        id: "limites",
        title: "الحدود المعروفة",
        items: [
          "لم يُجرَّب الموقع مع أشخاص يستعملون قارئ الشاشة يومياً.",
          "وثائق PDF موسومة، دون شهادة PDF/UA.",
          "للصور التي تضيفها الوكالة نص بديل نراجعه نحن وحدنا.",
        ],
      },
      {
        id: "contact",
        title: "أخبرونا بما يعيقكم",
        paragraphs: [
          `راسلونا على ${site.email} أو اتصلوا على ${site.phone}: اذكروا الصفحة وما أردتم فعله. نعطيكم المعلومة بطريقة أخرى ثم نصلح الخلل.`,
        ],
        link: { to: "/contact", label: "مراسلتنا" },
      },
    ],
  }),
};
