// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TAKE_BACK_MS } from "~/lib/web/take-back";
import { Avatar } from "~/ui/avatar";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { FLASH_DURATION_MS } from "~/ui/flash-message";
import { FlashRegion } from "~/ui/flash-region";
import { ProgressBar } from "~/ui/progress-bar";
import { renderScreen } from "../../support/render-screen";

const SAVED = { tone: "success", title: "Succès", description: "Statut mis à jour" } as const;
const FAILED = { tone: "error", title: "Erreur", description: "Réessayez." } as const;

describe("FlashRegion", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

  // @spec errors-1
  test("announces news politely and errors at once", () => {
    renderScreen(<FlashRegion messages={[SAVED, FAILED]} />);
    expect(screen.getByRole("status").textContent).toContain("Statut mis à jour");
    expect(screen.getByRole("alert").textContent).toContain("Réessayez.");
  });

  test("lets a message go after eight seconds", () => {
    renderScreen(<FlashRegion messages={[SAVED]} />);
    wait(FLASH_DURATION_MS - 1);
    expect(screen.queryByText("Succès")).not.toBeNull();
    wait(1);
    expect(screen.queryByText("Succès")).toBeNull();
  });

  test("keeps the offer to undo for ten seconds, as a form of its own", () => {
    const undo = { note: "Dix secondes.", label: "Annuler", action: "/list", fields: { intent: "undo", id: "1" } };
    renderScreen(<FlashRegion messages={[{ ...SAVED, undo }]} />);
    const form = screen.getByRole<HTMLButtonElement>("button", { name: "Annuler" }).form!;
    expect([form.method, new URL(form.action).pathname]).toEqual(["post", "/list"]);
    expect(Object.fromEntries(new FormData(form))).toEqual(undo.fields);
    wait(TAKE_BACK_MS - 1);
    expect(screen.queryByText("Annuler")).not.toBeNull();
    wait(1);
    expect(screen.queryByText("Annuler")).toBeNull();
  });

  test("is over once a form of the page has an answer of its own", async () => {
    vi.useRealTimers();
    const messages = [SAVED];
    let answer = () => {};
    const action = () =>
      new Promise((resolve) => {
        answer = () => resolve(null);
      });
    const { router } = renderScreen(<FlashRegion messages={messages} />, { action });
    const sent = router.navigate("/", { formMethod: "post", formData: new FormData() });
    await act(async () => {});
    expect(screen.queryByText("Succès")).not.toBeNull();
    answer();
    await act(() => sent);
    expect(screen.queryByText("Succès")).toBeNull();
  });

  test("keeps a message while one points at it", () => {
    renderScreen(<FlashRegion messages={[SAVED]} />);
    const message = screen.getByText("Succès").closest("[data-flash]")!;
    fireEvent.pointerEnter(message);
    wait(FLASH_DURATION_MS * 3);
    expect(screen.queryByText("Succès")).not.toBeNull();
    fireEvent.pointerLeave(message);
    wait(FLASH_DURATION_MS);
    expect(screen.queryByText("Succès")).toBeNull();
  });

  test("has a close button once scripts run", () => {
    renderScreen(<FlashRegion messages={[SAVED, FAILED]} />);
    fireEvent.click(screen.getAllByLabelText("Fermer le message")[0]!);
    expect(screen.queryByText("Succès")).toBeNull();
    expect(screen.queryByText("Erreur")).not.toBeNull();
  });
});

describe("Button", () => {
  test("while pending says so, keeps its focus and sends nothing", () => {
    const onClick = vi.fn();
    renderScreen(
      <Button isPending pendingText="Envoi..." onClick={onClick}>
        Envoyer
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Envoi..." });
    expect(button.disabled).toBe(false);
    expect(button.getAttribute("aria-busy")).toBe("true");
    expect(fireEvent.click(button)).toBe(false);
    expect(onClick).not.toHaveBeenCalled();
  });

  test("submits its form unless told otherwise", () => {
    renderScreen(<Button>Envoyer</Button>);
    expect(screen.getByRole("button").getAttribute("type")).toBe("submit");
  });
});

test("a badge says its state in words, with its tone beside", () => {
  renderScreen(<Badge tone="yellow">Contacté</Badge>);
  expect(screen.getByText("Contacté").classList).toContain("tone-yellow");
});

test.each([
  ["Khadija Benali", "KB"],
  ["Rachid", "R"],
  ["  Salma  de la  Cruz ", "SC"],
  ["فهد العتيبي", "فا"],
  ["", "?"],
])("the avatar of « %s » shows %s", (name, initials) => {
  const { container } = renderScreen(<Avatar name={name} />);
  expect(container.textContent).toBe(initials);
});

test("a progress bar is named and counted", () => {
  renderScreen(<ProgressBar value={37} max={100} label="Articles créés" />);
  const bar = screen.getByLabelText<HTMLProgressElement>("Articles créés");
  expect([bar.value, bar.max]).toEqual([37, 100]);
  expect(screen.getByText("37 sur 100")).toBeTruthy();
});
