import { cooperativeTifaouine } from "./cooperative-tifaouine";
import { quincaillerieSouss } from "./quincaillerie-souss";
import { riadBenali } from "./riad-benali";
import { translated } from "./translated";

export const spanishCases = [
  translated(quincaillerieSouss, {
    language: "es",
    slug: "ferreteria-souss",
    title: "Pon tu tornillo sobre la pantalla",
    client_name: "Quincaillerie Souss, Agadir",
    summary:
      "Una ferretería de barrio pone 2.300 referencias en línea a tamaño real: se apoya la pieza en el móvil y aparece.",
    problem: `Brahim Oubella conoce sus 2.300 referencias por el cajón. Sus clientes llegan con un tornillo en el bolsillo y no saben cómo se llama. En las redes le preguntaban «¿precio?» debajo de cada foto; contestaba de noche, o no contestaba.

La mitad de las llamadas eran la misma pregunta: si estaba abierto y si tenía aquello.`,
    work_done: `<p>Primero contamos: dos semanas de llamadas apuntadas en una libreta del mostrador. Seis de cada diez eran por una pieza que el cliente tenía en la mano.</p><h3>Una tienda a escala 1</h3><p>La pantalla se ajusta una vez, con una tarjeta bancaria. Después, cada tornillo y cada racor se ve a su tamaño: lo que coincide está en la tienda, con su cajón y su precio por unidad.</p><h3>La tienda, primero</h3><ul><li>El carrito se llama cubo, se recoge en el mostrador en una hora y se paga allí.</li><li>La ficha de Google dice el horario de verdad, con ramadán y viernes.</li><li>Se redibujaron las etiquetas de los 340 cajones con los mismos nombres que la web.</li></ul><p>Brahim y su hijo cargaron las existencias ellos mismos, después de dos mañanas de formación.</p>`,
    image_alt:
      "El nombre Quincaillerie Souss en letras blancas enormes sobre rojo, tornillos, y un móvil donde se mide un tornillo M10 a su tamaño.",
    figures: [
      {
        label: "Pedidos recogidos en el mostrador, por semana",
        before_text: null,
        after_text: "64",
        source: "Caja de la tienda, media de doce semanas (cliente ficticio)",
      },
      {
        label: "Llamadas para preguntar el horario, por semana",
        before_text: "41",
        after_text: "6",
        source: "Libreta del mostrador, dos semanas comparadas (cliente ficticio)",
      },
      {
        label: "Rutas pedidas desde la ficha de Google, al mes",
        before_text: "118",
        after_text: "506",
        source: "Ficha de empresa de Google (cliente ficticio)",
      },
    ],
    roles: ["Proyecto y formación", "Diseño de la tienda y de los cajones", "Existencias y recogida"],
    pictures: [
      {
        image_alt:
          "La tienda en línea: nueve tornillos a escala sobre una línea y la ficha del M8 × 40 con su precio y su cajón.",
        caption: "Nueve tornillos a su tamaño. El bueno es el que coincide.",
      },
      { image_alt: "Un móvil con una regla en el borde y el tornillo M10 dibujado a su longitud." },
      {
        image_alt: "La pared de cajones de la tienda, con las etiquetas nuevas y un cajón abierto lleno de pernos.",
        caption: "340 etiquetas, con los mismos nombres que en la web.",
      },
      { image_alt: "La antigua página en una red social: foto borrosa, sin horario y seis preguntas sin respuesta." },
      { image_alt: "La tienda a escala 1, donde la misma pregunta encuentra el precio y el cajón." },
    ],
  }),
  translated(riadBenali, {
    language: "es",
    slug: "riad-benali-rabat",
    title: "Una ventana encendida es una habitación libre",
    client_name: "Riad Benali, Rabat",
    summary: "Seis habitaciones, una casa dibujada ventana a ventana y reservas sin comisión, en francés y en español.",
    problem: `El riad estaba en internet desde 2013 sin que nadie reservara allí: la web llevaba a un fax, o a una plataforma que se quedaba con el diecisiete por ciento de cada noche. Khadija Benali llevaba el calendario en un cuaderno y devolvía las llamadas por la noche.

Con seis habitaciones no se paga un programa de hotel. Hacía falta algo que llevara ella sola, entre el mercado y el desayuno.`,
    work_done: `<p>Pasamos un día en la casa, con una libreta. Desde el patio se ven las seis ventanas a la vez: de noche, las ocupadas se apagan tarde y las demás siguen a oscuras. Eso es ahora el calendario.</p><h3>La casa es el motor de reservas</h3><p>Se eligen dos fechas y se mira la fachada. Una ventana encendida es una habitación libre; se toca, se ve el precio de las tres noches y se deja una señal. Sin JavaScript, la misma página es una lista de seis líneas.</p><h3>Lo que se entregó</h3><ul><li>La web en francés y en español, once páginas, 61 KB la primera.</li><li>Un calendario que Khadija cierra con un gesto desde el móvil.</li><li>La nota de bienvenida, las etiquetas de las llaves y el mapa, impresos en Salé.</li></ul>`,
    image_alt:
      "La fachada del riad en sección: una higuera en el patio, seis ventanas, cuatro encendidas, y el mismo dibujo en un móvil sobre un calendario.",
    figures: [
      {
        label: "Noches reservadas sin intermediario",
        before_text: "4\u00a0%",
        after_text: "58\u00a0%",
        source: "Cuaderno del riad y registro de señales, seis meses comparados (cliente ficticio)",
      },
      {
        label: "Tiempo entre la petición y la confirmación",
        before_text: "9 h",
        after_text: "40 s",
        source: "Hora de cada reserva (cliente ficticio)",
      },
      {
        label: "Primera imagen en un móvil de 140 euros, con 4G",
        before_text: "7,8 s",
        after_text: "1,1 s",
        source: "Lighthouse, tres mediciones (cliente ficticio)",
      },
    ],
    roles: ["Dirección de arte", "Reservas y calendario", "Textos en español"],
    pictures: [
      {
        image_alt:
          "La portada de la web: dos fechas y la fachada, donde cada ventana lleva el nombre de su habitación.",
        caption: "La fachada es el calendario.",
      },
      { image_alt: "La habitación de la higuera en un móvil: su ventana, un mes, cuatro noches elegidas y el precio." },
      {
        image_alt: "La nota de bienvenida, el mapa del riad y la etiqueta de la llave de la habitación 3.",
        caption: "Lo que se encuentra sobre la cama.",
      },
      { image_alt: "La web antigua: una banda marrón en relieve, cuatro miniaturas, un fax y un contador de visitas." },
      { image_alt: "La web nueva, una fachada de noche con seis ventanas, en la misma dirección." },
    ],
  }),
  translated(cooperativeTifaouine, {
    language: "es",
    slug: "cooperativa-tifaouine",
    title: "Doce nombres en una botella de argán",
    client_name: "Cooperativa Tifaouine, Agadir",
    summary:
      "Una gama de envases grabada como un linóleo: cada etiqueta lleva el nombre de la productora y la fecha del prensado.",
    problem: `La cooperativa vendía su aceite en una botella corriente, con una etiqueta que llevaban otras tres cooperativas de la zona, del mismo impresor. En un puesto, nada decía cuál coger. En una tienda, el aceite pasaba por una marca de hotel.

Las doce productoras querían que se supiera quién prensa, y seguir imprimiendo ellas las etiquetas de cada lote.`,
    work_done: `<p>El dibujo salió de una mañana en Aït Baha: las cabras, el árbol, las manos. Lo grabamos en un linóleo de treinta centímetros y lo digitalizamos; las irregularidades del trazo son las de la gubia.</p><h3>Una plancha, tres colores</h3><ul><li>Aceite de mesa, aceite virgen, amlou: el mismo árbol, tres tintas.</li><li>Un hueco blanco para el nombre y la fecha, que rellena una impresora de oficina.</li><li>El estuche y la bolsa, a un solo color para no subir el precio.</li></ul><p>Después, la formación: tres mañanas para componer un lote, imprimirlo y subir la ficha.</p>`,
    image_alt:
      "Dos botellas de aceite de argán y un tarro de amlou sobre fondo rosa; en cada etiqueta, un argán grabado con cabras en las ramas.",
    figures: [
      {
        label: "Precio medio de venta, botella de 250 ml",
        before_text: "95 DH",
        after_text: "130 DH",
        source: "Facturas de la cooperativa, dos temporadas (cliente ficticio)",
      },
      {
        label: "Puntos de venta",
        before_text: "9",
        after_text: "31",
        source: "Lista de depósitos (cliente ficticio)",
      },
      {
        label: "Coste de una etiqueta impresa",
        before_text: "1,80 DH",
        after_text: "0,65 DH",
        source: "Presupuesto del impresor y consumibles (cliente ficticio)",
      },
    ],
    roles: ["Grabado y gama", "Proyecto y formación"],
    pictures: [
      {
        image_alt: "La etiqueta extendida: el argán grabado en verde, cuatro cabras en las ramas y el nombre de Fadma.",
        caption: "Cada lote lleva un nombre.",
      },
      {
        image_alt:
          "El estuche rojo, la botella y una etiqueta suelta que da las gracias por haber esperado la cosecha.",
        caption: "Una sola tinta para el estuche y la bolsa.",
      },
    ],
  }),
];
