// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { openingHours } from "~/content/contact";
import { SitePage } from "~/shell/site-page";

const SITE = {
  ...{ siteUrl: "https://agence.example", siteName: "Agence", address: "Casablanca, Maroc", openingHours },
  ...{ phone: "+212 5 22 00 00 00", email: "bonjour@agence.example", whatsappNumber: "212600000000" },
  ...{
    instagramUrl: "https://instagram.example/a",
    linkedinUrl: "https://linkedin.example/a",
    redditUrl: "https://r.example/a",
  },
};

test("a message that was closed stays closed while a form of the page is answered in place", async () => {
  const flash = { tone: "success", title: "Connexion réussie", name: "signed-in" };
  const frame = { site: SITE, theme: "dark", flash, year: 2026, user: null, hour: null, language: null };
  const route = {
    id: "root",
    path: "*",
    handle: { lang: "es" },
    element: <SitePage>Proyectos</SitePage>,
    loader: () => frame,
    shouldRevalidate: () => false,
    action: () => null,
  };
  const router = createMemoryRouter([route], { hydrationData: { loaderData: { root: frame } } });
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  fireEvent.click(screen.getByRole("button", { name: "Cerrar el mensaje" }));
  expect(screen.queryByText("Sesión iniciada")).toBeNull();
  await act(() => router.navigate("/", { formMethod: "post", formData: new FormData() }));
  expect(screen.getByRole("main").textContent).toBe("Proyectos");
  expect(screen.queryByText("Sesión iniciada")).toBeNull();
});
