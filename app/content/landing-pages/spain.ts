import type { CountryCopy } from "./landing-copy";

export const spain: CountryCopy = {
  metaTitle: "Agencia digital para pymes en España",
  metaDescription:
    "Webs, tiendas, marca y contenidos en español para pymes y autónomos. Presupuesto gratuito, con su equivalente en euros, y respuesta en 24 h.",
  badge: "España, a dos horas de vuelo de Casablanca",
  headline: ["Al otro lado", "del Estrecho,", "de tu lado"],
  lead: "Webs, tiendas, marcas y contenidos para pymes y autónomos, pensados y escritos en español. Con un precio cerrado, su equivalente en euros y una persona que contesta.",
  chatButton: "Escríbenos por WhatsApp",
  servicesButton: "Webs y aplicaciones",
  message:
    "Hola, os escribo desde España. Me gustaría recibir un presupuesto gratuito para mi proyecto. ¿Podéis contactar conmigo?",
  statistics: {
    projects: "proyectos entregados",
    clients: "clientes satisfechos",
    experts: "especialistas",
  },
  services: {
    title: "Seis encargos para empezar",
    remark: "Cada uno enlaza con su oficio. Esas páginas están en francés; escríbenos y te las contamos en español.",
    items: [
      {
        category: "programming",
        title: "La web de la empresa",
        text: "Rápida en el móvil, con el aviso legal, las cookies y el RGPD resueltos desde el primer boceto y no la víspera.",
      },
      {
        category: "programming",
        title: "Una tienda que cobra",
        text: "Tarjeta, Bizum y recogida en el local. El IVA, claro en cada ficha y en cada pedido.",
      },
      {
        category: "graphics",
        title: "Marca e imagen",
        text: "Un logotipo que se lee en el rótulo, en el albarán y en una foto de perfil diminuta.",
      },
      {
        category: "content",
        title: "Aparecer en el mapa",
        text: "Tu ficha de Google, tus reseñas y una página por servicio, barrio a barrio.",
      },
      {
        category: "content",
        title: "Textos y redes",
        text: "Escritos en español desde la primera línea. Y en francés o en árabe, si también vendes al sur.",
      },
      {
        category: "business",
        title: "Menos hojas de cálculo",
        text: "Pedidos, cobros y existencias en un panel que se actualiza solo. El lunes se decide; no se copia y pega.",
      },
    ],
  },
  cities: {
    title: "Doce ciudades, una videollamada",
    remark:
      "No tenemos oficina en España ni fingimos tenerla. Trabajamos desde Casablanca, en remoto, y cogemos un avión cuando hace falta.",
    items: [
      { name: "Madrid", text: "Despachos, clínicas y sedes que deciden deprisa." },
      { name: "Barcelona", text: "Estudios y marcas que venden en varios idiomas." },
      { name: "Valencia", text: "Cerámica, cítricos y comercio de barrio." },
      { name: "Sevilla", text: "Hostelería y oficios con la primavera llena." },
      { name: "Málaga", text: "Alojamientos y empresas recién llegadas." },
      { name: "Zaragoza", text: "Logística e industria que exporta." },
      { name: "Bilbao", text: "Talleres, ingenierías y barras con nombre propio." },
      { name: "Alicante", text: "Calzado, juguete y segunda residencia." },
      { name: "Murcia", text: "Huerta, conservas y transporte frigorífico." },
      { name: "Palma", text: "Hoteles pequeños, náutica y una temporada corta." },
      { name: "Las Palmas", text: "En verano, exactamente nuestra hora." },
      { name: "Algeciras", text: "El puerto de enfrente: transitarios y ferris." },
    ],
  },
  reasons: {
    title: "Cuatro razones para cruzar el Estrecho",
    items: [
      {
        title: "Casi la misma hora",
        text: "En invierno, la de Madrid; en verano, una menos. Contestamos mientras trabajas, no cuando cierras.",
      },
      {
        title: "Un precio sin sorpresas",
        text: "Se firma en dírhams y se indica en euros antes de empezar: 50 % al inicio y 50 % a la entrega.",
      },
      {
        title: "Español de primera mano",
        text: "Carmen Vidal escribe tus textos en español, y reconoce una traducción a la tercera palabra.",
      },
      {
        title: "Todo queda a tu nombre",
        text: "Código, dominio, marca y accesos son tuyos al terminar. Otra agencia podría seguir al día siguiente.",
      },
    ],
  },
  contact: {
    title: "Cuéntanoslo en dos líneas",
    text: "Qué haces, para quién y qué te falta. En 24 horas te responde una persona, con un precio y un plazo. Es gratis y no te compromete a nada.",
    button: "Abrir WhatsApp",
    phoneLabel: "Teléfono",
    phoneNote: "Es una llamada internacional. Por WhatsApp, gratis.",
    emailLabel: "Correo",
    addressLabel: "Dónde estamos",
    facts: [
      { label: "Horario", text: "Te respondemos de lunes a viernes, en hora de Casablanca" },
      {
        label: "Facturas",
        text: "Somos una empresa de fuera de la UE: tu gestoría aplica la inversión del sujeto pasivo.",
      },
    ],
  },
  callToAction: {
    title: "¿Hablamos?",
    text: "Con dos frases basta. Un jefe de proyecto te llama con un precio y un plazo.",
  },
};
