-- What the team answers again and again.
CREATE TYPE "ReplyChannel" AS ENUM ('whatsapp', 'email');

CREATE TABLE "reply_templates" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "language" "Language" NOT NULL DEFAULT 'fr',
    "channel" "ReplyChannel",
    "subject" TEXT,
    "body" TEXT NOT NULL,
    "display_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reply_templates_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "reply_templates_language_display_order_idx" ON "reply_templates"("language", "display_order");

-- To begin with; the owner changes and deletes them like any other.
INSERT INTO "reply_templates" ("name", "language", "channel", "subject", "body", "display_order") VALUES
('Premier contact', 'fr', NULL, 'Votre demande : {service}',
E'Bonjour {prénom},\n\nMerci pour votre message au sujet de : {service}. Quand pouvons-nous vous appeler dix minutes, aujourd’hui ou demain ?\n\nEn attendant, voici ce que nous faisons : {lien}', 10),
('Demander des précisions', 'fr', NULL, 'Quelques questions sur votre demande',
E'Bonjour {prénom},\n\nPour vous faire un devis juste ({service}), il nous manque trois choses :\n\n1. pour quand vous en avez besoin ;\n2. ce qui existe déjà (textes, logo, site) ;\n3. un ordre de grandeur de votre budget.\n\nMerci, et à très vite.', 20),
('Relance', 'fr', NULL, 'Où en est votre projet ?',
E'Bonjour {prénom},\n\nNous n’avons pas eu de vos nouvelles depuis notre réponse ({service}). Le sujet est-il toujours d’actualité ?\n\nUn mot suffit, même pour dire non.', 30),
('Après un appel manqué', 'fr', 'whatsapp', NULL,
E'Bonjour {prénom}, nous venons d’essayer de vous joindre au sujet de votre demande ({service}). À quelle heure pouvons-nous vous rappeler ?', 40),
('Primer contacto', 'es', NULL, 'Su consulta: {service}',
E'Hola, {prénom}:\n\nGracias por su mensaje sobre {service}. ¿Cuándo podemos llamarle diez minutos, hoy o mañana?\n\nMientras tanto, aquí puede ver lo que hacemos: {lien}', 10),
('Pedir detalles', 'es', NULL, 'Algunas preguntas sobre su consulta',
E'Hola, {prénom}:\n\nPara hacerle un presupuesto ajustado ({service}) nos faltan tres datos:\n\n1. para cuándo lo necesita;\n2. qué tiene ya (textos, logotipo, sitio);\n3. un presupuesto aproximado.\n\nGracias y hasta pronto.', 20),
('Recordatorio', 'es', NULL, '¿Cómo va su proyecto?',
E'Hola, {prénom}:\n\nNo hemos tenido noticias suyas desde nuestra respuesta ({service}). ¿Sigue interesado?\n\nBasta una palabra, también para decir que no.', 30),
('التواصل الأول', 'ar', NULL, 'طلبكم: {service}',
E'مرحباً {prénom}،\n\nشكراً على رسالتكم بخصوص {service}. متى يمكننا الاتصال بكم لعشر دقائق، اليوم أو غداً؟\n\nفي انتظار ذلك، هذا ما نقدمه: {lien}', 10),
('طلب توضيحات', 'ar', NULL, 'بعض الأسئلة حول طلبكم',
E'مرحباً {prénom}،\n\nلنعدّ لكم عرض سعر دقيقاً ({service}) نحتاج إلى ثلاثة أمور:\n\n1. الموعد الذي تحتاجونه فيه؛\n2. ما هو جاهز لديكم (نصوص، شعار، موقع)؛\n3. ميزانية تقريبية.\n\nشكراً لكم.', 20),
('تذكير', 'ar', NULL, 'إلى أين وصل مشروعكم؟',
E'مرحباً {prénom}،\n\nلم تصلنا أخباركم منذ ردّنا ({service}). هل ما زلتم مهتمين بالموضوع؟\n\nتكفي كلمة واحدة، ولو كانت لا.', 30);
