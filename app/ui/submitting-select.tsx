import type { ChangeEvent, FocusEvent, KeyboardEvent } from "react";
import { forwardRef, useRef, useState } from "react";
import type { SelectProps } from "./select";
import { Select } from "./select";

type SubmittingSelectProps = Omit<SelectProps, "onChange" | "onKeyDown" | "onPointerDown" | "onBlur"> & {
  onChosen: (form: HTMLFormElement | null) => void;
  /** The hint about keys is for screen readers alone. */
  isHintHidden?: boolean;
};

/**
 * A select that sends its form: at once by pointer; by keyboard only with Enter or when the select loses focus,
 * since every arrow on the way to a choice changes it. Escape takes the choice back.
 */
export const SubmittingSelect = forwardRef<HTMLSelectElement, SubmittingSelectProps>(function SubmittingSelect(
  { onChosen, isHintHidden = false, ...select },
  ref,
) {
  const { isOpen, handlers } = useChoice(onChosen);
  return (
    <>
      <Select ref={ref} {...select} {...handlers} />
      <span
        className={isHintHidden ? "sr-only" : "[contain:inline-size] basis-full text-xs text-text-2 empty:sr-only"}
        role="status"
      >
        {isOpen && "Entrée pour valider, Échap pour revenir"}
      </span>
    </>
  );
});

function useChoice(onChosen: SubmittingSelectProps["onChosen"]) {
  const isByKeyboard = useRef(false);
  const valueBefore = useRef("");
  // A choice made by keyboard that has not been sent yet.
  const [isOpen, setIsOpen] = useState(false);

  function send(select: HTMLSelectElement) {
    setIsOpen(false);
    if (select.value !== valueBefore.current) onChosen(select.form);
  }

  function onChange({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
    setIsOpen(isByKeyboard.current);
    if (!isByKeyboard.current) onChosen(currentTarget.form);
  }

  function onKeyDown(event: KeyboardEvent<HTMLSelectElement>) {
    const select = event.currentTarget;
    if (isOpen && (event.key === "Enter" || event.key === "Escape")) {
      event.preventDefault();
      // Not for the dialog or the form around it.
      event.stopPropagation();
      if (event.key === "Escape") select.value = valueBefore.current;
      send(select);
      return;
    }
    if (!isOpen) valueBefore.current = select.value;
    isByKeyboard.current = !opensList(event);
  }

  function onBlur({ currentTarget }: FocusEvent<HTMLSelectElement>) {
    // The window has lost the focus, not the select.
    if (document.activeElement === currentTarget) return;
    isByKeyboard.current = false;
    if (isOpen) send(currentTarget);
  }

  const onPointerDown = () => {
    isByKeyboard.current = false;
  };
  return { isOpen, handlers: { onChange, onKeyDown, onBlur, onPointerDown } };
}

/** In an open list the browser itself waits for Enter before anything changes. */
function opensList({ key, altKey }: KeyboardEvent): boolean {
  return key === " " || key === "F4" || (altKey && key.startsWith("Arrow"));
}
