// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { Inbox, LayoutDashboard } from "lucide-react";
import { beforeEach, describe, expect, test } from "vitest";
import type { AdminSection } from "~/shell/admin-nav";
import { AdminShell } from "~/shell/admin-shell";
import { renderScreen } from "../../support/render-screen";

const SECTIONS: AdminSection[] = [
  { entries: [{ to: "/admin", label: "Dashboard", icon: LayoutDashboard }] },
  { title: "Clientèle", entries: [{ to: "/admin/inquiries", label: "Demandes", icon: Inbox, count: "inquiries" }] },
];

function open(isCollapsed: boolean, path = "/admin/inquiries/42?status=new", inquiries = 7) {
  const { container } = renderScreen(
    <AdminShell
      sections={SECTIONS}
      counts={{ inquiries }}
      isCollapsed={isCollapsed}
      userName="Sara Alaoui"
      messages={[]}
    >
      <h1>Demandes</h1>
      <input aria-label="Recherche" />
    </AdminShell>,
    { path },
  );
  return container.querySelector<HTMLElement>(".admin-sidebar")!;
}

const toggle = () => screen.getByText(/le menu$/).closest("button")!;
const pressB = (target: Element, modifiers: object) => fireEvent.keyDown(target, { key: "b", ...modifiers });

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: forgets what the test before kept
  document.cookie = "sidebar_state=; Max-Age=0; Path=/";
});

describe("AdminShell", () => {
  test("starts as the cookie of the visitor said", () => {
    expect(open(true).hasAttribute("data-collapsed")).toBe(true);
  });

  test("names its entries, marks the current one and says what waits there", () => {
    const sidebar = within(open(false));
    const current = sidebar.getByRole("link", { name: /Demandes/ });
    expect(current.getAttribute("aria-current")).toBe("true");
    expect(current.textContent).toBe("Demandes7 à traiter");
    expect(sidebar.getByRole("link", { name: "Dashboard" }).hasAttribute("aria-current")).toBe(false);
  });

  test("says of very many only that there are more", () => {
    const entry = (count: number) => within(open(false, "/admin", count)).getByRole("link", { name: /Demandes/ });
    expect(entry(99).textContent).toBe("Demandes99 à traiter");
    cleanup();
    expect(entry(100).textContent).toBe("Demandes99+ à traiter");
  });

  test("the button of a phone's menu says how much waits behind it, if anything does", () => {
    const button = (count: number) => {
      open(false, "/admin", count);
      return document.querySelector(".admin-sheet summary")!.textContent;
    };
    expect(button(7)).toBe("Menu 7 à traiter");
    cleanup();
    expect(button(0)).toBe("Menu ");
  });

  test("without scripts the toggle posts the other state and comes back", () => {
    open(false);
    const form = toggle().form!;
    expect([form.method, form.getAttribute("action")]).toEqual(["post", "/admin/sidebar"]);
    expect(new FormData(form).get("redirectTo")).toBe("/admin/inquiries/42?status=new");
    expect([toggle().name, toggle().value]).toEqual(["sidebar_state", "collapsed"]);
  });

  // @spec office-2, office-88
  test("with scripts it collapses at once and keeps that in a cookie", () => {
    const sidebar = open(false);
    expect(fireEvent.submit(toggle().form!)).toBe(false);
    expect(sidebar.hasAttribute("data-collapsed")).toBe(true);
    expect(document.cookie).toContain("sidebar_state=collapsed");
    fireEvent.submit(toggle().form!);
    expect(sidebar.hasAttribute("data-collapsed")).toBe(false);
    expect(document.cookie).toContain("sidebar_state=expanded");
  });

  test.each([{ ctrlKey: true }, { metaKey: true }])("%o with B toggles it", (modifiers) => {
    const sidebar = open(false);
    expect(pressB(document.body, modifiers)).toBe(false);
    expect(sidebar.hasAttribute("data-collapsed")).toBe(true);
  });

  test("neither B alone, nor the shortcut while one types, toggles it", () => {
    const sidebar = open(false);
    pressB(document.body, {});
    pressB(screen.getByLabelText("Recherche"), { ctrlKey: true });
    expect(sidebar.hasAttribute("data-collapsed")).toBe(false);
  });

  test("the sheet of a phone holds the same entries and closes on a choice", () => {
    open(false);
    const sheet = document.querySelector<HTMLDetailsElement>("details.admin-sheet")!;
    sheet.open = true;
    const entries = within(sheet).getAllByRole("link", { hidden: true });
    expect(entries.map((link) => link.getAttribute("href"))).toEqual(["/admin", "/admin/inquiries", "/"]);
    fireEvent.click(entries[0]!);
    expect(sheet.open).toBe(false);
  });
});
