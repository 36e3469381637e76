// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { AppLink } from "~/ui/app-link";
import { Pagination, pageWindow } from "~/ui/pagination";
import { StatusFilterStrip } from "~/ui/status-filter-strip";
import { Tabs } from "~/ui/tabs";
import { renderScreen } from "../../support/render-screen";

describe("AppLink", () => {
  test("loads a document for a content page and stays on the client for a hydrated one", () => {
    const { router } = renderScreen(
      <>
        <AppLink to="/blog">Blog</AppLink>
        <AppLink to="/admin" hydrated>
          Admin
        </AppLink>
      </>,
    );
    /** Whether the browser is left to follow the link by itself; it does not, in this test. */
    function isLeftToTheBrowser(name: string): boolean {
      let isLeft = false;
      const watch = (event: Event) => {
        isLeft = !event.defaultPrevented;
        event.preventDefault();
      };
      document.addEventListener("click", watch, { once: true });
      fireEvent.click(screen.getByText(name));
      return isLeft;
    }
    expect(isLeftToTheBrowser("Blog")).toBe(true);
    expect(router.state.location.pathname).toBe("/");
    expect(isLeftToTheBrowser("Admin")).toBe(false);
    expect(router.state.location.pathname).toBe("/admin");
  });

  test("leaves addresses with a scheme as they are", () => {
    renderScreen(
      <>
        <AppLink to="https://wa.me/212600000000">WhatsApp</AppLink>
        <AppLink to="tel:+212522000000">Appeler</AppLink>
      </>,
    );
    expect(screen.getByText("WhatsApp").getAttribute("href")).toBe("https://wa.me/212600000000");
    expect(screen.getByText("WhatsApp").getAttribute("rel")).toBe("noopener");
    expect(screen.getByText("Appeler").getAttribute("href")).toBe("tel:+212522000000");
  });
});

describe("Pagination", () => {
  const draw = (page: number, pageCount: number) =>
    renderScreen(<Pagination page={page} pageCount={pageCount} hrefFor={(each) => `/blog?page=${each}`} />);

  test("offers the first, the last and the neighbours of the current page", () => {
    expect(pageWindow(4, 19)).toEqual([1, 2, 3, 4, 5, null, 19]);
    expect(pageWindow(10, 19)).toEqual([1, null, 9, 10, 11, null, 19]);
    expect(pageWindow(1, 2)).toEqual([1, 2]);
  });

  test("marks the current page and links the others", () => {
    draw(2, 3);
    expect(screen.getByLabelText("Page 2").getAttribute("aria-current")).toBe("page");
    expect(screen.getByText("Suivante").closest("a")?.getAttribute("href")).toBe("/blog?page=3");
    expect(screen.getByText("Précédente").closest("a")?.getAttribute("href")).toBe("/blog?page=1");
  });

  test("has no way back on the first page, none forward on the last, and is absent for one page", () => {
    draw(1, 2);
    expect(screen.queryByText("Précédente")).toBeNull();
    draw(2, 2);
    expect(screen.getAllByText("Suivante")).toHaveLength(1);
    const { container } = draw(1, 1);
    expect(container.querySelector("nav")).toBeNull();
  });
});

test("tabs say where one is", () => {
  renderScreen(
    <Tabs
      label="Parties"
      items={[
        { to: "/a", label: "Contenu", isCurrent: false },
        { to: "/b", label: "Exemples", isCurrent: true, count: 4 },
      ]}
    />,
  );
  const current = within(screen.getByLabelText("Parties")).getByText("Exemples");
  expect(current.getAttribute("aria-current")).toBe("page");
});

test("the filter strip draws each count against the largest", () => {
  const { container } = renderScreen(
    <StatusFilterStrip
      label="Statuts"
      action="/demandes"
      name="status"
      current="new"
      items={[
        { label: "Toutes", count: 8, tone: "neutral" },
        { value: "new", label: "Nouveau", count: 2, tone: "blue" },
      ]}
    />,
  );
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/demandes", "/demandes?status=new"]);
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, "true"]);
  expect([...container.querySelectorAll("rect")].map((bar) => bar.getAttribute("width"))).toEqual(["100%", "25%"]);
});
