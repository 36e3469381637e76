import { demoPicture } from "../pictures";
import type { SeedArticle } from "../seed-types";

const content = `Elegir el programa de una tienda online es la última decisión, no la primera. Antes hay que saber quién prepara los paquetes el lunes, cuánto cuesta devolver un par de zapatos y quién contesta a las diez de la noche. Estas son las decisiones que conviene tomar antes, con papel y lápiz, y que después ahorran semanas de trabajo.

## Qué vendes el primer día

No abras con todo el catálogo. Elige los veinte productos que mejor conoces: los que ya vendes en el mostrador, los que no se rompen en el camino y los que dejan margen después del envío. Mejor una tienda pequeña y completa que una grande con la mitad de las fotos sin hacer.

Para cada producto necesitas lo mismo, siempre en el mismo orden:

- Tres fotos con luz natural: entero, de cerca y en uso.
- Las medidas y el peso, porque de ahí sale el precio del envío.
- Dos frases que digan para quién es, no lo maravilloso que es.
- Lo que queda en el almacén, contado de verdad.

Si tardas más de media hora por producto, veinte productos son diez horas. Resérvalas ahora: es la parte que ninguna agencia puede hacer por ti.

## Cuánto cuesta enviar, y quién lo paga

El coste del envío no puede ser una sorpresa del último paso. Decídelo antes y dilo en la ficha del producto. Hay tres maneras de hacerlo:

1. **Un precio único** para la península, fácil de recordar y de anunciar.
2. **Gratis a partir de un importe**, calculado para que el pedido medio lo supere por poco.
3. **Por peso**, solo si vendes cosas muy distintas entre sí.

Pide tarifa a dos transportistas con tus paquetes reales encima de la mesa. Pregunta también por Canarias, Ceuta y Melilla: si no vas a enviar allí, la tienda tiene que decirlo antes de pedir la dirección.

## Cómo se devuelve

Quien compra a distancia como consumidor puede desistir durante catorce días naturales sin dar explicaciones. Lo dice la [Directiva 2011/83/UE](https://eur-lex.europa.eu/eli/dir/2011/83/oj), que la [Ley 3/2014](https://www.boe.es/eli/es/l/2014/03/27/3) llevó a la [ley española de consumidores](https://www.boe.es/eli/es/rdlg/2007/11/16/1/con), artículos 102 a 108. Hay excepciones, entre ellas lo hecho a medida, lo que caduca pronto y lo precintado por higiene que ya se ha abierto. Si no informas de este derecho, el plazo se alarga doce meses.

No es un detalle legal para el pie de página: es una operación que hay que preparar. Escribe en cinco líneas qué hace el cliente, quién paga el envío de vuelta y cuándo recupera su dinero: a los catorce días de que te avise, como muy tarde, aunque puedes esperar a tener el paquete. Piensa también dónde irá el botón para desistir, que la Directiva pide a las tiendas en línea desde el 19 de junio de 2026. Después pruébalo tú: compra, devuelve y mira cuánto tardas.

> Escribe las condiciones de devolución como te gustaría leerlas cuando eres tú quien compra.

## Cómo se paga

Empieza por la tarjeta y Bizum. Añade el pago contra reembolso solo si tus clientes lo piden, porque cada paquete rechazado lo pagas dos veces. Comprueba tres cosas con el banco antes de firmar: la comisión por venta, cuántos días tarda en llegar el dinero y qué ocurre si un cliente reclama.

## Quién contesta

Una tienda sin nadie detrás se nota enseguida. Elige un solo canal y un horario, y escríbelos junto al botón de compra. WhatsApp funciona bien si hay una persona responsable y un mensaje de ausencia por la noche. Prepara de antemano cinco respuestas: plazo de entrega, tallas, factura, cambio de dirección y devolución.

## Qué se mide el primer mes

Olvida las visitas. Apunta cada lunes cuatro números en una hoja:

| Número | Qué te dice |
| --- | --- |
| Pedidos | Si la tienda vende |
| Cestas abandonadas | Si el envío o el pago asustan |
| Devoluciones | Si las fotos y las medidas son sinceras |
| Horas dedicadas | Si puedes seguir así |

Con cuatro semanas de datos ya se puede decidir qué mejorar. Antes, cualquier cambio es una opinión.

## Y entonces, el programa

Ahora sí. Con estas respuestas, elegir es sencillo: para veinte productos y un solo país basta una tienda alquilada por meses; para un catálogo con tallas, almacén propio y varios idiomas conviene una hecha a medida. Pide que te den las claves de todo, que los datos se puedan exportar y que alguien te enseñe a cambiar un precio sin llamar a nadie.

Si quieres ver cómo trabajamos, en la página de [programación](/services/programming) está lo que hacemos y lo que cuesta, y en la de [España](/espana) las ciudades desde las que nos llaman.

## Fuentes

- [Directiva 2011/83/UE](https://eur-lex.europa.eu/eli/dir/2011/83/oj) sobre los derechos de los consumidores: plazo de catorce días (artículo 9), falta de información (artículo 10), reembolso (artículo 13) y excepciones (artículo 16).
- [Ley 3/2014](https://www.boe.es/eli/es/l/2014/03/27/3), de 27 de marzo, que la incorpora al derecho español.
- [Ley General para la Defensa de los Consumidores y Usuarios](https://www.boe.es/eli/es/rdlg/2007/11/16/1/con), texto refundido (Real Decreto Legislativo 1/2007): desistimiento en la venta a distancia, artículos 102 a 108.
- [Directiva (UE) 2023/2673](https://eur-lex.europa.eu/eli/dir/2023/2673/oj), que añade el botón para desistir a la anterior (artículo 11 bis). Comprueba con tu asesor cómo lo recoge la ley española el día que abras.
`;

export const spanishShop: SeedArticle = {
  title: "Abrir una tienda online: lo que se decide antes",
  slug: "abrir-una-tienda-online-lo-que-se-decide-antes",
  excerpt:
    "Catálogo, envíos, devoluciones, pagos y horario de respuesta: las decisiones que conviene tomar con papel y lápiz antes de elegir ningún programa.",
  language: "es",
  category: "Business",
  tags: ["tienda online", "envíos", "devoluciones", "España"],
  content,
  image_url: demoPicture("articles/spanish-shop"),
  image_alt: "Una caja abierta con unas zapatillas rojas, la etiqueta de Sevilla y un aviso de 48 horas para devolver.",
  signedBy: "Carmen Vidal",
  publishedAt: "2026-08-27T08:00:00.000Z",
  createdAt: "2026-08-20T09:10:00.000Z",
  views_count: 96,
};
