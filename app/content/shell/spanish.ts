import type { ShellCopy } from "./shell-copy";

export const spanishShell: ShellCopy = {
  skipLink: "Ir al contenido principal",
  mainNavigation: "Principal",
  menu: "Menú",
  home: "Inicio",
  services: "Servicios",
  cases: "Proyectos",
  blog: "Blog",
  contact: "Contacto",
  signIn: "Iniciar sesión",
  ownSpace: "Mi espacio",
  quote: "Presupuesto gratis",
  quoteWays: {
    label: "Presupuesto: WhatsApp o formulario",
    app: "WhatsApp",
    chat: "Presupuesto por WhatsApp",
    form: "Presupuesto por formulario (en francés)",
  },
  quoteMessage: "Hola, me gustaría recibir un presupuesto gratuito para mi proyecto. ¿Podéis contactar conmigo?",
  serviceLinks: [
    { to: "/services/programming", label: "Programación y tecnología" },
    { to: "/services/graphics", label: "Diseño y grafismo" },
    { to: "/services/content", label: "Contenidos y marketing" },
    { to: "/services/business", label: "Empresa y datos" },
  ],
  footer: {
    tagline: "Agencia digital en Casablanca. Piezas exactas, un solo conjunto.",
    agency: "Agencia",
    agencyLinks: [
      { to: "/about", label: "Quiénes somos" },
      { to: "/realisations", label: "Proyectos" },
      { to: "/blog", label: "Blog" },
      { to: "/contact", label: "Contacto" },
      { to: "/terms", label: "Condiciones de uso" },
      { to: "/avis", label: "Opiniones" },
    ],
    countries: "Países",
    networks: "Redes",
    ownData: { to: "/mes-donnees?lang=es", label: "Mis datos" },
  },
  theme: { label: "Tema", dark: "Oscuro", light: "Claro", system: "Sistema" },
  callToAction: {
    title: "Hablemos de tu proyecto",
    text: "Cuéntanos en dos frases lo que necesitas. Un jefe de proyecto te llama con un precio y un plazo.",
    chat: "Hablar por WhatsApp",
    call: "Llamar por teléfono",
    promises: ["Respuesta en 24 h", "Presupuesto gratuito", "Sin compromiso"],
  },
  loading: "Cargando…",
  closeMessage: "Cerrar el mensaje",
  errors: {
    400: {
      title: "No hemos podido leer la petición",
      text: "El formulario ha llegado incompleto. Vuelve a la página anterior e inténtalo de nuevo.",
    },
    403: {
      title: "Envío rechazado",
      text: "Este formulario se ha enviado desde una dirección que no es la nuestra. Vuelve a abrir la página e inténtalo de nuevo.",
    },
    404: { title: "Página no encontrada", text: "Esta página no existe o ha cambiado de dirección." },
    405: { title: "Acción no permitida", text: "Esta dirección no recibe formularios." },
    413: {
      title: "Envío demasiado grande",
      text: "Lo que has enviado supera el tamaño permitido. Acorta el texto e inténtalo de nuevo.",
    },
    414: { title: "Dirección demasiado larga", text: "Esta dirección es más larga que todas las nuestras." },
    503: {
      title: "Servicio no disponible por el momento",
      text: "Nuestra base de datos no responde. No se ha perdido nada: inténtalo de nuevo en unos segundos.",
    },
  },
  unexpectedError: {
    title: "Se ha producido un error",
    text: "El fallo es nuestro. Inténtalo de nuevo en un momento; si se repite, escríbenos.",
  },
  connectionError: {
    title: "Se ha cortado la conexión",
    text: "No se ha perdido nada de lo que has escrito. Comprueba tu conexión y vuelve a intentarlo.",
  },
  backHome: "Volver al inicio",
  retry: "Volver a intentarlo",
};
