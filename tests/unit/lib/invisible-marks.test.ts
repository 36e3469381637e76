import { expect, it } from "vitest";
import { linkTokenOf } from "~/features/accounts/schema";
import { billingClientSchema } from "~/features/billing/clients/schema.server";
import { legalIdentitySchema, newRateSchema } from "~/features/billing/identity/schema";
import { refundSchema } from "~/features/invoices/record-payment.server";
import { dataTokenOf } from "~/features/personal-data/schema.server";
import { redirectSchema } from "~/features/redirects/schema";
import { apiKeySchema } from "~/features/settings/api-keys/schema";
import { settingsSchema } from "~/features/settings/schema";
import { optionalDayField } from "~/lib/forms/day-fields";
import { searchField } from "~/lib/forms/list-fields";
import { optionalNumberField } from "~/lib/forms/number-fields";
import { emailField, textField } from "~/lib/forms/text-fields";
import { slugify } from "~/lib/text/slugify";
import { webAddress } from "~/lib/web/web-address";
import { readFilters } from "~/routes/_site.blog._index/filters";
import { storedPhone } from "~/server/forms/phone.server";
import { issuesOf } from "../../support/schema-issues";

it.each(["\u202a", "\u200e", "\u200b", "\ufeff", "\u00ad", "\ufe0f", "\u2060", "\u061c"])(
  "codes are read without mark %#",
  (mark) => {
    const around = (text: string) => mark + [...text].join(mark) + mark;
    expect(storedPhone(around("+212 661-234567"))).toBe("+212661234567");
    expect(emailField.parse(around("nadia@riad.ma"))).toBe("nadia@riad.ma");
    expect(webAddress(around("https://riad.ma/a"))).toBe("https://riad.ma/a");
    expect(slugify(around("riad-fes"))).toBe("riad-fes");
    expect(legalIdentitySchema.shape.rib.parse(around("230780123456789012345649"))).toBe("230780123456789012345649");
    expect(settingsSchema.shape.contact_email.parse(around("nadia@riad.ma"))).toBe("nadia@riad.ma");
    expect(searchField.parse(around("nadia@riad.ma"))).toBe("nadia@riad.ma");
    expect(billingClientSchema.in.shape.ice.parse(around("001234567000089"))).toBe("001234567000089");
    expect(legalIdentitySchema.shape.bic.parse(around("BCMAMAMC"))).toBe("BCMAMAMC");
    expect(searchField.parse(around("Nadia Bennis"))).toBe("Nadia Bennis");
    expect(readFilters(`https://a.ma/blog?q=${encodeURIComponent(around("logo"))}`).q).toBe("logo");
    expect(refundSchema.shape.reference.parse(around("VIR-2026-12"))).toBe("VIR-2026-12");
    expect(apiKeySchema.shape.api_key.parse(around("sk-1234"))).toBe("sk-1234");
    expect(redirectSchema.parse({ from_path: around("/2021/logo"), to_path: around("/blog") })).toEqual({
      ...{ from_path: "/2021/logo", to_path: "/blog" },
    });
    const link = new URLSearchParams({ token: around("aB-9_") });
    expect(linkTokenOf(link)).toBe("aB-9_");
    expect(dataTokenOf(`https://a.ma/mes-donnees/acces?${link}`)).toBe("aB-9_");
    expect(newRateSchema.parse({ rate: around("20 %"), valid_from: around("27/11/2026") })).toEqual({
      ...{ rate: 2000, valid_from: "2026-11-27" },
    });
  },
);

it("a field that holds but marks is empty", () => {
  expect(optionalNumberField({ decimals: 0, max: 9, sentence: "Un nombre" }).parse("\u200e ")).toBeNull();
  expect(optionalDayField("Un jour").parse("\u200b")).toBeNull();
  expect(settingsSchema.shape.contact_email.parse("\u2060")).toBeNull();
});

it("prose keeps its joiners", () => {
  expect(textField("requis").parse("می\u200cخواهم 👩\u200d💻")).toBe("می\u200cخواهم 👩\u200d💻");
});

it("a field of digits says one sentence for one fault", () => {
  expect(issuesOf(legalIdentitySchema.shape.rib, "12")).toEqual({ "": ["Le RIB compte 24 chiffres"] });
});
