// @vitest-environment jsdom
import { getInputProps, getSelectProps, getTextareaProps, useForm } from "@conform-to/react";
import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { CheckboxField } from "~/ui/checkbox-field";
import { Field } from "~/ui/field";
import { SelectField } from "~/ui/select-field";
import { SwitchField } from "~/ui/switch-field";
import { TextareaField } from "~/ui/textarea-field";
import { renderScreen } from "../../support/render-screen";

const OPTIONS = [
  { value: "web", label: "Développement web" },
  { value: "logo", label: "Logo" },
];

/** What assistive technology reads after the label. */
function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(" | ");
}

describe("Field", () => {
  test("ties its label, hint and error to the input", () => {
    renderScreen(
      <Field label="E-mail" hint="Pour le devis." error={["Il manque « .ma »."]} type="email" name="email" />,
    );
    const input = screen.getByLabelText("E-mail");
    expect(input.getAttribute("type")).toBe("email");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(descriptionOf(input)).toBe("Pour le devis. | Il manque « .ma ».");
  });

  test("names the error after its field, so that others can point at it", () => {
    renderScreen(<Field label="Nom" id="contact-name" error={["Le nom est requis."]} />);
    expect(screen.getByText("Le nom est requis.").closest("[id]")?.id).toBe("contact-name-error");
  });

  test("without hint and error describes nothing and is not invalid", () => {
    renderScreen(<Field label="Nom" />);
    const input = screen.getByLabelText("Nom");
    expect(input.hasAttribute("aria-describedby")).toBe(false);
    expect(input.hasAttribute("aria-invalid")).toBe(false);
  });

  test("says that it is optional in its label", () => {
    renderScreen(<Field label="Téléphone" isOptional />);
    expect(screen.getByLabelText("Téléphone (facultatif)").tagName).toBe("INPUT");
  });
});

describe("the other fields", () => {
  test("a select offers its options", () => {
    renderScreen(<SelectField label="Service" options={OPTIONS} defaultValue="logo" />);
    expect(screen.getByLabelText<HTMLSelectElement>("Service").selectedOptions[0]?.text).toBe("Logo");
  });

  test("a textarea is tied to its error", () => {
    renderScreen(<TextareaField label="Message" error={["Écrivez quelques mots."]} />);
    expect(descriptionOf(screen.getByLabelText("Message"))).toBe("Écrivez quelques mots.");
  });

  test("a checkbox and a switch are checkboxes, named by their label and described by their hint", () => {
    renderScreen(
      <>
        <CheckboxField label="Recevoir une copie" hint="À cette adresse." defaultChecked />
        <SwitchField label="Service actif" />
      </>,
    );
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Recevoir une copie" });
    expect(box.checked).toBe(true);
    expect(descriptionOf(box)).toBe("À cette adresse.");
    expect(screen.getByRole<HTMLInputElement>("switch", { name: "Service actif" }).type).toBe("checkbox");
  });
});

interface ContactFields extends Record<string, unknown> {
  name: string;
  message: string;
  service: string;
  copy: boolean;
}

function ConformForm() {
  const [form, fields] = useForm<ContactFields>({
    id: "contact",
    defaultValue: { name: "Khadija", service: "logo" },
    lastResult: { status: "error", error: { message: ["Écrivez quelques mots."] } },
  });
  return (
    <form id={form.id}>
      <Field label="Nom" {...getInputProps(fields.name, { type: "text" })} error={fields.name.errors} />
      <TextareaField label="Message" {...getTextareaProps(fields.message)} error={fields.message.errors} />
      <SelectField label="Service" {...getSelectProps(fields.service)} options={OPTIONS} />
      <CheckboxField label="Copie" {...getInputProps(fields.copy, { type: "checkbox" })} />
    </form>
  );
}

test("conform's props can be spread over every field, and an error is described once", () => {
  renderScreen(<ConformForm />);
  expect(screen.getByLabelText<HTMLInputElement>("Nom").value).toBe("Khadija");
  expect(screen.getByLabelText<HTMLSelectElement>("Service").value).toBe("logo");
  expect(screen.getByLabelText("Copie").getAttribute("name")).toBe("copy");
  const message = screen.getByLabelText("Message");
  expect(message.getAttribute("aria-describedby")).toBe("contact-message-error");
  expect(descriptionOf(message)).toBe("Écrivez quelques mots.");
});
