import { listAllTestimonials } from "~/features/testimonials/queries.server";
import { testimonialListSchema } from "~/features/testimonials/schema";
import { exportList } from "~/server/http/export-list.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatNumericDateTime } from "~/site/format";

export const loader = exportList({
  guard: requireAdmin,
  name: "avis",
  schema: testimonialListSchema,
  findAll: listAllTestimonials,
  columns: [
    { title: "Soumis le", value: ({ created_at }) => formatNumericDateTime(created_at) },
    { title: "Nom", value: ({ name }) => name },
    { title: "Entreprise", value: ({ company }) => company },
    { title: "Poste", value: ({ position }) => position },
    { title: "Note", value: ({ rating }) => rating },
    { title: "Publié", value: ({ is_published }) => is_published },
    { title: "Vedette", value: ({ is_featured }) => is_featured },
    { title: "Indésirable", value: ({ is_spam }) => is_spam },
    { title: "Avis", value: ({ content }) => content },
  ],
});
