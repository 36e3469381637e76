// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { CallToActionBand } from "~/shell/call-to-action-band";
import { SiteFooter } from "~/shell/site-footer";
import { SiteHeader } from "~/shell/site-header";
import { ThemeForm } from "~/shell/theme-form";
import type { SiteInfo } from "~/site/site-settings";
import { renderScreen } from "../../support/render-screen";

const SITE: SiteInfo = {
  siteUrl: "https://agence.example",
  siteName: "Agence",
  phone: "+212 5 22 00 00 00",
  email: "bonjour@agence.example",
  address: "Casablanca, Maroc",
  whatsappNumber: "212600000000",
  instagramUrl: "https://instagram.example/agence",
  linkedinUrl: "https://linkedin.example/agence",
  redditUrl: "https://reddit.example/agence",
};

const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole("link", { hidden: true })
    .map((link) => [link.textContent, link.getAttribute("href")]);

describe("SiteHeader", () => {
  // @spec navigation-8
  test("begins with the skip link", () => {
    const { container } = renderScreen(<SiteHeader site={SITE} currentPath="/" />);
    const first = container.querySelector("a, button, summary");
    expect(first?.textContent).toBe("Aller au contenu principal");
    expect(first?.getAttribute("href")).toBe("#main");
  });

  // @spec navigation-1, navigation-2, navigation-3, navigation-5
  test("holds the same items in the bar and in the mobile menu", () => {
    renderScreen(<SiteHeader site={SITE} currentPath="/" />);
    const expected = [
      ["Accueil", "/"],
      ["Programmation & Technologie", "/services/programming"],
      ["Design & Graphisme", "/services/graphics"],
      ["Contenu & Marketing", "/services/content"],
      ["Business & Data", "/services/business"],
      ["Blog", "/blog"],
      ["Contact", "/contact"],
      ["Réalisations", "/realisations"],
      ["Connexion", "/auth"],
    ];
    expect(linksOf(screen.getByLabelText("Principale"))).toEqual(expected);
    const quote = "/go/whatsapp?de=/&sujet=devis";
    expect(linksOf(screen.getByLabelText("Menu"))).toEqual([
      ...expected,
      ["Devis Gratuit", quote],
      ["Devis par formulaire", "/contact#inquiry-title"],
    ]);
  });

  test("says of each way to a quote whether it is the chat or the form", () => {
    renderScreen(<SiteHeader site={SITE} currentPath="/" />);
    for (const description of ["Devis sur WhatsApp", "WhatsApp"])
      expect(screen.getByRole("link", { name: "Devis Gratuit", description, hidden: true })).toBeDefined();
  });

  // @spec navigation-6, navigation-7
  test.each(["Principale", "Menu"])("closes the menu of « %s » on a choice and on a click outside", async (label) => {
    await import("~/client/menu");
    const { container } = renderScreen(<SiteHeader site={SITE} currentPath="/contact" />);
    const bar = screen.getByLabelText(label);
    const menu = bar.closest("details") ?? within(bar).getByText("Services").closest("details")!;
    menu.addEventListener("click", (event) => event.preventDefault());
    menu.open = true;
    fireEvent.pointerDown(within(menu).getByText("Design & Graphisme"));
    expect(menu.open).toBe(true);
    fireEvent.pointerDown(container);
    expect(menu.open).toBe(false);
    menu.open = true;
    fireEvent.click(within(menu).getByText("Design & Graphisme"));
    expect(menu.open).toBe(false);
  });

  test("marks the page one is on, and the part it belongs to", () => {
    renderScreen(<SiteHeader site={SITE} currentPath="/blog/lire-un-devis" />);
    const bar = within(screen.getByLabelText("Principale"));
    expect(bar.getByText("Blog").getAttribute("aria-current")).toBe("true");
    expect(bar.getByText("Accueil").hasAttribute("aria-current")).toBe(false);
  });
});

// @spec navigation-9, navigation-10, navigation-11, navigation-12, navigation-13, navigation-14
test("the footer has the agency's addresses, links, year and choice of theme", () => {
  renderScreen(<SiteFooter site={SITE} theme="light" year={2031} currentPath="/about" />);
  const footer = screen.getByRole("contentinfo");
  const links = new Map(linksOf(footer) as [string, string][]);
  expect(links.get("+212 5 22 00 00 00")).toBe("/go/appel?de=/");
  expect(links.get("bonjour@agence.example")).toBe("/go/email?de=/");
  expect(links.get("Instagram")).toBe(SITE.instagramUrl);
  expect(links.get("LinkedIn")).toBe(SITE.linkedinUrl);
  expect(links.get("Reddit")).toBe(SITE.redditUrl);
  for (const [name, path] of [
    ["Programmation & Technologie", "/services/programming"],
    ["Design & Graphisme", "/services/graphics"],
    ["Contenu & Marketing", "/services/content"],
    ["Business & Data", "/services/business"],
    ["À Propos", "/about"],
    ["Blog", "/blog"],
    ["Contact", "/contact"],
    ["Conditions d’utilisation", "/terms"],
  ] as const) {
    expect(links.get(name)).toBe(path);
  }
  expect(links.get("السعودية")).toBe("/saudi-arabia");
  expect(footer.textContent).toContain("© 2031 Agence");
  expect(footer.textContent).toContain("Casablanca, Maroc");
  expect(screen.getByRole("group", { name: "Thème" })).toBeTruthy();
});

describe("ThemeForm", () => {
  test("posts one of three choices and comes back to the page", () => {
    const { container } = renderScreen(<ThemeForm theme="system" currentPath="/blog?page=2" />);
    const form = container.querySelector("form")!;
    expect([form.method, form.getAttribute("action")]).toEqual(["post", "/theme"]);
    expect(new FormData(form).get("redirectTo")).toBe("/blog?page=2#theme");
    const choices = screen.getAllByRole<HTMLButtonElement>("button");
    expect(choices.map(({ name, value, textContent }) => [name, value, textContent])).toEqual([
      ["theme", "dark", "Sombre"],
      ["theme", "light", "Clair"],
      ["theme", "system", "Système"],
    ]);
  });

  test("shows which one is chosen", () => {
    renderScreen(<ThemeForm theme="light" currentPath="/" />);
    const pressed = screen.getAllByRole("button").filter((button) => button.getAttribute("aria-pressed") === "true");
    expect(pressed.map(({ textContent }) => textContent)).toEqual(["Clair"]);
  });
});

// @spec product-5, contact-6
test("the call to action offers the conversation, the call and the three promises", () => {
  renderScreen(<CallToActionBand />);
  expect(screen.getByText("Discuter sur WhatsApp").getAttribute("href")).toBe("/go/whatsapp?de=/");
  expect(screen.getByText("Nous appeler").getAttribute("href")).toBe("/go/appel?de=/");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Réponse en 24\u00a0h",
    "Devis gratuit",
    "Sans engagement",
  ]);
});
