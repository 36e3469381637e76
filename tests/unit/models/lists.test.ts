import { expect, it } from "vitest";
import { postListSchema } from "~/features/blog/schema";
import { clientListSchema } from "~/features/clients/schema";
import { inquiryListSchema } from "~/features/inquiries/schema/inquiry";
import { mailListSchema } from "~/features/mail/schema";
import { projectListSchema } from "~/features/projects/schema";
import { serviceListSchema } from "~/features/services/schema";
import { testimonialListSchema } from "~/features/testimonials/schema";

const ID = "018f0000-0000-7000-8000-000000000001";

/** Of each list the words that its address may hold; the first of an order is the usual one. */
it.each([
  [
    "inquiries",
    inquiryListSchema,
    { sort: "newest oldest name", status: "new contacted qualified converted rejected spam" },
  ],
  [
    "projects",
    projectListSchema,
    { sort: "newest oldest title deadline budget", status: "pending", category: "graphics", client: ID },
  ],
  ["clients", clientListSchema, { sort: "newest oldest name projects", state: "erasure invited unconfirmed" }],
  [
    "reviews",
    testimonialListSchema,
    { sort: "newest oldest rating name", state: "new published unpublished featured spam" },
  ],
  ["e-mails", mailListSchema, { sort: "newest oldest", status: "waiting sent failed" }],
  [
    "services",
    serviceListSchema,
    { sort: "category newest title price", state: "active inactive", category: "content" },
  ],
  [
    "articles",
    postListSchema,
    { sort: "newest oldest title title-desc views views-asc", state: "draft published", language: "ar" },
  ],
])("the address of the list of %s is read for what is right in it", (_, schema, words) => {
  const usual = { sort: words.sort.split(" ")[0], page: 1 };
  const wrong = Object.fromEntries(Object.keys(words).map((name) => [name, "x"]));
  for (const page of ["0", "-1", "x"]) expect(schema.parse({ ...wrong, page })).toEqual(usual);
  expect(schema.parse({})).toEqual(usual);
  for (const [name, known] of Object.entries(words)) {
    for (const word of known.split(" ")) {
      const asked = { ...usual, q: "riad", [name]: word };
      expect(schema.parse({ ...asked, page: "2" })).toEqual({ ...asked, page: 2 });
    }
  }
});
