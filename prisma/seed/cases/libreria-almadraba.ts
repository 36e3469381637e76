import { demoPicture } from "../pictures";
import type { SeedCase } from "../seed-types";

export const libreriaAlmadraba: SeedCase = {
  slug: "libreria-almadraba",
  title: "Tres libreros contestan, y el libro te espera",
  client_name: "Librería Almadraba, Cádiz",
  sector: "commerce",
  country: "ES",
  year: 2026,
  language: "es",
  summary:
    "Una librería de barrio vende en línea lo que sabe hacer: recomendar. Tres libros en el día, apartados en la tienda o enviados.",
  problem: `La librería tenía una tienda en línea con 400.000 títulos, la misma que otras doscientas librerías. Vendía cuatro libros al mes. Quien buscaba un título ya lo había encontrado más barato en otra parte.

En el mostrador pasaba lo contrario: la gente entraba sin saber qué quería y salía con dos libros.`,
  work_done: `<p>Pasamos un sábado en la calle Plocia, apuntando. Nadie preguntaba por un título; preguntaban «¿algo como el último que me diste?». Eso es lo que hace ahora la web.</p><h3>Una pregunta en lugar de un buscador</h3><p>El lector dice qué leyó la última vez que no pudo parar. Inma, Paco o Reme contestan en el día con tres libros y dos líneas de cada uno, escritas por ellos.</p><ul><li>420 fichas propias en lugar de 400.000 ajenas.</li><li>«Apartar para hoy»: el libro espera en el mostrador, sin pagar antes.</li><li>Las reseñas salen también en los marcapáginas, impresos en la calle de al lado.</li></ul>`,
  public_url: null,
  image_url: demoPicture("cases/libreria-almadraba/cover"),
  image_alt:
    "La tienda en línea de la Librería Almadraba en un ordenador y un teléfono, con la cubierta de Levante, un pez coral en una red.",
  services: ["E-commerce", "Rédaction web", "Identité de marque"],
  figures: [
    {
      label: "Pedidos en línea al mes",
      before_text: "4",
      after_text: "212",
      source: "Caja de la librería, media de seis meses (cliente ficticio)",
      measuredOn: "2026-06-30",
    },
    {
      label: "Pedidos que se recogen en la tienda",
      before_text: null,
      after_text: "68\u202f%",
      source: "Caja de la librería (cliente ficticio)",
      measuredOn: "2026-06-30",
    },
    {
      label: "Libros por pedido",
      before_text: "1,1",
      after_text: "2,4",
      source: "Caja de la librería (cliente ficticio)",
      measuredOn: "2026-06-30",
    },
  ],
  people: [
    { name: "Carmen Vidal", role: "Textos y proyecto" },
    { name: "Zineb Filali", role: "Diseño" },
    { name: "Hamza Benjelloun", role: "Tienda" },
  ],
  pictures: [
    {
      kind: "desktop",
      image_url: demoPicture("cases/libreria-almadraba/desktop"),
      image_alt:
        "La portada: «Dinos qué leíste la última vez que no pudiste parar», dos cubiertas grandes y la mesa de la semana.",
    },
    {
      kind: "phone",
      image_url: demoPicture("cases/libreria-almadraba/phone"),
      image_alt: "La ficha de Levante en un teléfono, con dos frases de Reme y «Apartar para hoy».",
    },
    {
      kind: "detail",
      image_url: demoPicture("cases/libreria-almadraba/detail"),
      image_alt: "La bolsa de la librería con un atún en la red, dos marcapáginas y un libro sobre fondo coral.",
      caption: "«Aquí te quedaste dormida.»",
    },
  ],
  consent: { email: "lucia@almadraba.example", language: "es", askedDaysAgo: 3 },
};
