// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ErrorSummary } from "~/ui/error-summary";

const EMAIL = { id: "contact-email", message: "Saisissez une adresse complète." };
const NAME = { id: "contact-name", message: "Saisissez votre nom." };

describe("ErrorSummary", () => {
  test("counts the fields and leads to each", () => {
    render(<ErrorSummary errors={[NAME, EMAIL]} />);
    expect(screen.getByRole("heading").textContent).toBe("2 champs sont à corriger");
    expect(screen.getByText(EMAIL.message).getAttribute("href")).toBe("#contact-email");
  });

  test("speaks of one field in the singular, and of none when the form as a whole failed", () => {
    const { rerender } = render(<ErrorSummary errors={[NAME]} />);
    expect(screen.getByRole("heading").textContent).toBe("Un champ est à corriger");
    rerender(<ErrorSummary errors={[]} formErrors={["Réessayez dans une minute."]} />);
    expect(screen.getByRole("heading").textContent).toBe("Erreur");
    expect(screen.getByRole("alert").textContent).toContain("Réessayez dans une minute.");
  });

  test("is absent while all is well", () => {
    const { container } = render(<ErrorSummary errors={[]} formErrors={undefined} />);
    expect(container.childElementCount).toBe(0);
  });

  test("takes focus when it appears, again after a new submission, and never in between", () => {
    const { rerender } = render(<ErrorSummary errors={[NAME]} focusKey={1} />);
    const summary = screen.getByRole("alert");
    expect(document.activeElement).toBe(summary);
    summary.blur();
    rerender(<ErrorSummary errors={[NAME, EMAIL]} focusKey={1} />);
    expect(document.activeElement).toBe(document.body);
    rerender(<ErrorSummary errors={[NAME]} focusKey={2} />);
    expect(document.activeElement).toBe(summary);
  });

  test("leaves the focus to another form of the page that has been answered", () => {
    const forms = (first: object | undefined, second: object | undefined) => (
      <>
        <ErrorSummary title="Le message" errors={second ? [EMAIL] : []} focusKey={second} />
        <ErrorSummary title="L’avis" errors={[NAME]} focusKey={first} />
      </>
    );
    const { rerender } = render(forms({}, undefined));
    rerender(forms(undefined, {}));
    expect(document.activeElement?.textContent).toContain("Le message");
  });
});
