import { expect, test } from "@playwright/test";
import { inOneMode } from "../support/modes";
import { ADMIN } from "../support/people";
import { enterAs } from "../support/sign-in";

const ENTRIES = [
  { label: "Dashboard", path: "/admin", heading: "Dashboard" },
  { label: "Demandes", path: "/admin/inquiries", heading: "Demandes de Contact" },
  { label: "Projets", path: "/admin/projects", heading: "Gestion des Projets" },
  { label: "Clients", path: "/admin/clients", heading: "Gestion des Clients" },
  { label: "Services", path: "/admin/services", heading: "Gestion des Services" },
  { label: "Avis", path: "/admin/testimonials", heading: "Avis Clients" },
  { label: "Blog", path: "/admin/blog", heading: "Gestion du Blog" },
  { label: "SEO", path: "/admin/seo", heading: "Gestion SEO" },
  { label: "Analytics", path: "/admin/analytics", heading: "Analytics" },
  { label: "Revenus", path: "/admin/revenue", heading: "Revenus" },
  { label: "Marketing", path: "/admin/marketing", heading: "Marketing" },
  { label: "Email", path: "/admin/email", heading: "Email" },
  { label: "API Keys", path: "/admin/api-keys", heading: "Gestion des API Keys" },
  { label: "Paramètres", path: "/admin/settings", heading: "Paramètres" },
];

inOneMode(() => {
  // @spec office-3
  test("the sidebar leads to the fourteen screens and marks where one is", async ({ page }) => {
    await enterAs(page, ADMIN);
    await page.goto("/admin");
    const sidebar = page.getByRole("complementary", { name: "Barre latérale" });
    for (const { label, path, heading } of ENTRIES) {
      const entry = sidebar.locator(`a[href="${path}"]`).filter({ hasText: label });
      await entry.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(entry).toHaveAttribute("aria-current", "page");
    }
  });
});
